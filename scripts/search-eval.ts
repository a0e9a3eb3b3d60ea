/** `npm run search:eval`: measures the search of a built site by queries with known answers. src/search/README.md has the options. */
import { evalCommand } from '../src/search/plugin';

const say = (line: string): void => {
  console.log(line);
};
const complain = (line: string): void => {
  console.error(line);
};

// Green is what the command says at its end, and nothing else.
process.exitCode = 1;
void evalCommand(process.argv.slice(2), { say, complain }).then((code) => {
  process.exitCode = code;
});
