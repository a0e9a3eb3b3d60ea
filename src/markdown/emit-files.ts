/** The few members of webpack's (and Rspack's) compiler that are used here. */
interface Compilation {
  readonly hooks: { readonly processAssets: { tap(options: { name: string; stage: number }, emit: () => void): void } };
  emitAsset(file: string, source: unknown): void;
}

interface Compiler {
  readonly hooks: { readonly thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void } };
  readonly webpack: {
    readonly sources: { readonly RawSource: new (content: Buffer) => unknown };
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_ADDITIONAL: number };
  };
}

/**
 * Bundler plugin that adds files to the output, in builds and on the writer's server alike.
 *
 * @param files contents by path in the output
 */
export function emitFiles(name: string, files: ReadonlyMap<string, Buffer>) {
  return {
    apply({ hooks, webpack }: Compiler): void {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      hooks.thisCompilation.tap(name, (compilation) => {
        compilation.hooks.processAssets.tap({ name, stage }, () => {
          for (const [file, content] of files) compilation.emitAsset(file, new webpack.sources.RawSource(content));
        });
      });
    },
  };
}
