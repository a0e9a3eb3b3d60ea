import { refractor } from 'refractor';
import hcl from 'refractor/hcl';
import http from 'refractor/http';
import nginx from 'refractor/nginx';
import powershell from 'refractor/powershell';
import { tuneBash } from './tune-bash';

// Refractor already includes about thirty common grammars.
for (const syntax of [hcl, http, nginx, powershell]) refractor.register(syntax);
tuneBash(refractor.languages.bash);

export { refractor };
