/** Minimizers for the application's scripts. */
import { getSwcJsMinimizerOptions } from '@docusaurus/faster';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;

/** The part of Rspack that the framework's types don't distinguish from webpack. */
interface Rspack {
  readonly SwcJsMinimizerRspackPlugin: new (options: {
    readonly minimizerOptions: object;
  }) => Exclude<Minimizers[number], string | undefined>;
}

/**
 * The framework's minimizers, except that names aren't chosen by letter frequency. In the chunk list, that frequency depends on hashes that
 * the build replaces at the end and whose initial values depend on the folder. As a result, the same source could get different names.
 */
export function steadyMinimizers(
  { optimization }: Configuration,
  { currentBundler: { instance } }: Pick<ConfigureWebpackUtils, 'currentBundler'>,
): Minimizers {
  const { SwcJsMinimizerRspackPlugin } = instance as unknown as Rspack;
  const options = { ...getSwcJsMinimizerOptions(), minify: true, mangle: { disableCharFreq: true } };
  return (optimization?.minimizer ?? []).map((minimizer) =>
    minimizer instanceof SwcJsMinimizerRspackPlugin ? new SwcJsMinimizerRspackPlugin({ minimizerOptions: options }) : minimizer,
  );
}
