/** zod reports errors of every branch of a union, Discord only those of the right `type`. */
import type { core, ZodMiniType } from 'zod/mini';
import { invalidForm, type Flaw } from '../refusal.ts';
import { own } from '../../../src/kit/own.ts';

type Path = readonly (string | number)[];
type Issue = core.$ZodIssue;

export function checked<T>(schema: ZodMiniType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw invalidForm(result.error.issues.flatMap((issue) => flawsOf(issue, body, [])));
}

/** Fields that the schema doesn't know and Discord ignores, such as typos. */
export function unknownFields(sent: unknown, read: unknown, path: string = ''): readonly string[] {
  if (!isRecord(sent) || !isRecord(read)) return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    const place = path === '' ? key : `${path}.${key}`;
    return Object.hasOwn(read, key) ? unknownFields(value, own(read, key), place) : [place];
  });
}

function flawsOf(issue: Issue, body: unknown, base: Path): readonly Flaw[] {
  const path = [...base, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
  if (issue.code === 'invalid_union') {
    const meant = issue.errors.find((branch) => !branch.some(isAboutType)) ?? null;
    if (meant !== null) return meant.flatMap((inner) => flawsOf(inner, body, path));
    return [{ path: [...path, 'type'], code: 'UNION_TYPE_CHOICES', message: unionMessage(issue.errors) }];
  }
  return [{ path, ...wordsOf(issue, at(body, path)) }];
}

const isAboutType = (issue: Issue): boolean => issue.path.length === 1 && issue.path[0] === 'type';

function unionMessage(branches: readonly (readonly Issue[])[]): string {
  const types = branches
    .flat()
    .flatMap((issue) => (isAboutType(issue) && issue.code === 'invalid_value' ? issue.values : []));
  return `Value of field "type" must be one of (${types.map(String).join(', ')}).`;
}

type Words = Pick<Flaw, 'code' | 'message'>;

function wordsOf(issue: Issue, value: unknown): Words {
  if (value === undefined || value === null)
    return { code: 'BASE_TYPE_REQUIRED', message: 'This field is required' };
  switch (issue.code) {
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_value':
      return {
        code: 'BASE_TYPE_CHOICES',
        message: `Value must be one of {${issue.values.map(String).join(', ')}}.`,
      };
    case 'invalid_format':
      return issue.format === 'url'
        ? { code: 'URL_TYPE_INVALID_URL', message: 'Not a well formed URL.' }
        : { code: 'STRING_TYPE_REGEX', message: 'String value did not match validation regex.' };
    case 'invalid_type':
      return wrongType(issue.expected, value);
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'unrecognized_keys':
    case 'not_multiple_of':
    case 'custom':
      break;
  }
  return { code: 'MODEL_TYPE_CONVERT', message: 'Only dictionaries may be used in a ModelType' };
}

function tooBig(issue: core.$ZodIssueTooBig): Words {
  if (issue.origin === 'string' || issue.origin === 'array')
    return {
      code: 'BASE_TYPE_MAX_LENGTH',
      message: `Must be ${issue.maximum} or fewer in length.`,
    };
  return {
    code: 'NUMBER_TYPE_MAX',
    message: `int value should be less than or equal to ${issue.maximum}.`,
  };
}

function tooSmall(issue: core.$ZodIssueTooSmall): Words {
  if (issue.origin === 'string' || issue.origin === 'array')
    return { code: 'BASE_TYPE_MIN_LENGTH', message: `Must be ${issue.minimum} or more in length.` };
  return {
    code: 'NUMBER_TYPE_MIN',
    message: `int value should be greater than or equal to ${issue.minimum}.`,
  };
}

function wrongType(expected: string, value: unknown): Words {
  if (expected === 'string')
    return {
      code: 'STRING_TYPE_CONVERT',
      message: `Could not interpret "${JSON.stringify(value)}" as string.`,
    };
  if (expected === 'array')
    return { code: 'LIST_TYPE_CONVERT', message: 'Only iterables may be used in a ListType' };
  if (expected === 'object')
    return { code: 'MODEL_TYPE_CONVERT', message: 'Only dictionaries may be used in a ModelType' };
  return {
    code: 'NUMBER_TYPE_COERCE',
    message: `Value "${JSON.stringify(value)}" is not ${expected}.`,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function at(body: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, step) => (isRecord(value) ? own(value, String(step)) : undefined),
    body,
  );
}
