/** A first response as the body of an HTTP answer: JSON, or with files multipart, as requests to Discord have them. */
import type { FirstResponse } from '../waiting.ts';

export interface ResponseBody {
  readonly contentType: string;
  readonly bytes: Uint8Array;
}

/** Source: https://docs.discord.com/developers/reference#uploading-files */
export async function responseBody({ type, data, files }: FirstResponse): Promise<ResponseBody> {
  const payload = JSON.stringify({ type, data });
  if (files.length === 0) return { contentType: 'application/json', bytes: Buffer.from(payload) };
  const form = new FormData();
  files.forEach(({ data: content, name, contentType = '' }, index) => {
    const bytes = typeof content === 'object' ? new Uint8Array(content) : String(content);
    form.append(`files[${index}]`, new Blob([bytes], { type: contentType }), name);
  });
  form.append('payload_json', payload);
  // The platform knows how a form is written.
  const written = new Response(form);
  return { contentType: written.headers.get('content-type') ?? '', bytes: await written.bytes() };
}
