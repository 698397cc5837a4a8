/** A certificate for test servers, made by OpenSSL's command, from Debian's `openssl` package. */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { installedProgram } from './installed.ts';

interface Certificate {
  /** The paths of the PEM files. */
  readonly certificate: string;
  readonly key: string;
  readonly pem: string;
}

/** A self-signed certificate for these host names, in this folder. */
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
