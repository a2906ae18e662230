/** Build the website, which the tests of this folder use, before they start. */
import { execSync } from 'node:child_process';

export default function buildSite(): void {
  execSync('npm run docs --silent', { stdio: 'inherit' });
}
