/** A certificate for servers of tests, made by OpenSSL's program, which Debian's `openssl` installs. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installedProgram } from './installed.ts';

interface Certificate {
  /** Paths of PEM files. */
  readonly certificate: string;
  readonly key: string;
  readonly pem: string;
}

/** Signed by itself, for these host names, in this folder. */
export async function newCertificate(folder: string, names: readonly string[]): Promise<Certificate> {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
  const alternatives = names.map((name) => `DNS:${name}`).join(',');
  await promisify(execFile)(installedProgram('openssl'), [
    'req',
    '-x509',
    '-newkey=ec',
    '-pkeyopt=ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days=2',
    '-subj=/CN=Crownhead test',
    `-addext=subjectAltName=${alternatives}`,
    `-keyout=${key}`,
    `-out=${certificate}`,
  ]);
  return { certificate, key, pem: await readFile(certificate, 'utf8') };
}
