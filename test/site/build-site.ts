/** Build the website and a server of rooms, which the tests of this folder use, before they start. */
import { execSync } from 'node:child_process';

export default function buildSite(): void {
  execSync('npm run docs --silent', { stdio: 'inherit' });
  execSync('npm run build:javascript --silent', { stdio: 'ignore' });
  execSync('npm run build:server --silent', { stdio: 'inherit' });
}
