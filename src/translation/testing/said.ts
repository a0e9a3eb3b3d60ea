/**
 * Finds the ids of the texts that components use with `say(id)` (src/ui/say.ts, and src/tools/parts/say.ts for tools). The compiler knows
 * these ids. An id that ends in a code represents the ids for all possible codes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Returns the project's compiler options, without the framework's global types, which the ids don't need. */
function optionsOf(siteDir: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(siteDir, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as { config: object };
  return { ...ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, siteDir).options, types: [] };
}

export function saidIds(siteDir: string): string[] {
  const src = path.join(siteDir, 'src');
  const defined = ['ui/say.ts', 'tools/parts/say.ts'].map((file) => path.join(src, file));
  const entries = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|check)\./.test(file))
    .map((file) => path.join(src, file))
    .filter((file) => path.basename(file) === 'index.tsx' || readFileSync(file, 'utf8').includes("/say';"));
  const program = ts.createProgram(entries, optionsOf(siteDir));
  const checker = program.getTypeChecker();
  const isSay = (call: ts.CallExpression): boolean =>
    ts.isIdentifier(call.expression) &&
    call.expression.text === 'say' &&
    defined.includes(checker.getResolvedSignature(call)?.declaration?.getSourceFile().fileName ?? '');
  const idsIn = (node: ts.Node): string[] => {
    const [id] = ts.isCallExpression(node) && isSay(node) ? node.arguments : [];
    const type = id && checker.getTypeAtLocation(id);
    const types = type?.isUnion() ? type.types : [type];
    const inner: string[] = [];
    ts.forEachChild(node, (child) => void inner.push(...idsIn(child)));
    return [...types.flatMap((one) => (one?.isStringLiteral() ? [one.value] : [])), ...inner];
  };
  return program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(src))
    .flatMap(idsIn);
}
