/** `npm run site`: builds every language and serves the result. */
import { buildSite } from './docusaurus';
import { serve } from './serve';

process.exitCode = buildSite();
if (process.exitCode === 0) serve();
