/**
 * Reads the output of `npm audit --json` and, to find out which packages ship, of `npm ls
 * --omit=dev --all --json` as an argument.
 */
import { text } from 'node:stream/consumers';

const parse = (words) => {
  try {
    return JSON.parse(words);
  } catch {
    return {};
  }
};

const namesIn = ({ dependencies = {} }) =>
  Object.entries(dependencies).flatMap(([name, inner]) => [name, ...namesIn(inner)]);

const said = await text(process.stdin);
const report = parse(said);
const inProduct = new Set(namesIn(parse(process.argv[2] ?? '')));
/** If in doubt, a package counts as shipped. */
const ships = ({ name }) => inProduct.size === 0 || inProduct.has(name);

if (!report.vulnerabilities) {
  const why = report.message ?? report.error?.summary ?? (said.trim() || 'no answer');
  const words = `ADVISORIES WERE NOT CHECKED: the registry can't be reached (${String(why).split('\n')[0].slice(0, 200)}).`;
  console.log(words);
  if (process.env.GITHUB_ACTIONS) console.log(`::warning title=npm audit::${words}`);
} else {
  const found = Object.values(report.vulnerabilities);
  for (const one of found) {
    const { name, severity, range, via } = one;
    const titles = via.map((by) => (typeof by === 'string' ? `by ${by}` : `${by.title} ${by.url}`));
    const where = ships(one) ? 'ships' : 'development only';
    console.log(`${severity}: ${name} ${range} (${where}): ${titles.join('; ')}`);
  }
  const shipped = found.filter(ships).length;
  console.log(`advisories: ${found.length} known, ${shipped} on what ships`);
  process.exitCode = shipped > 0 ? 1 : 0;
}
