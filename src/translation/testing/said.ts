/**
 * Finds the ids of the texts that tools use with `say(id)` (src/tools/parts/say.ts). The compiler knows these ids. An id that ends in a
 * code represents the ids for all possible codes.
 */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Returns the project's compiler options, without the framework's global types, which the ids don't need. */
function optionsOf(siteDir: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(siteDir, 'tsconfig.json'), (file) => ts.sys.readFile(file)) as { config: object };
  return { ...ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, siteDir).options, types: [] };
}

export function saidIds(siteDir: string): string[] {
  const tools = path.join(siteDir, 'src/tools');
  const entries = readdirSync(tools).map((tool) => path.join(tools, tool, 'index.tsx'));
  const program = ts.createProgram(entries.filter(existsSync), optionsOf(siteDir));
  const checker = program.getTypeChecker();
  const say = program.getSourceFile(path.join(tools, 'parts/say.ts'));
  const isSay = (call: ts.CallExpression): boolean =>
    ts.isIdentifier(call.expression) &&
    call.expression.text === 'say' &&
    checker.getResolvedSignature(call)?.declaration?.getSourceFile() === say;
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
    .filter(({ fileName }) => fileName.startsWith(tools))
    .flatMap(idsIn);
}
