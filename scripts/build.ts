/** `npm run build`: the static site in `build/`. Arguments go to `docusaurus build`. */
import { buildSite } from './docusaurus';

process.exitCode = buildSite(process.argv.slice(2));
if (process.exitCode === 0) console.log('build: put build/ on any static host, or look at it here: npm run serve');
