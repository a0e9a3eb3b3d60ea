/** How the application's scripts are made small. */
import { getSwcJsMinimizerOptions } from '@docusaurus/faster';
import type { ConfigureWebpackUtils, Plugin } from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];
type Minimizers = NonNullable<NonNullable<Configuration['optimization']>['minimizer']>;

/** Of Rspack, which the framework's types do not tell from webpack. */
interface Rspack {
  readonly SwcJsMinimizerRspackPlugin: new (options: {
    readonly minimizerOptions: object;
  }) => Exclude<Minimizers[number], string | undefined>;
}

/**
 * The framework's minimizers, but that names are not chosen by how often letters occur. In the list of chunks these are letters
 * of hashes that a build puts in place at its end, and their first ones depend on the folder: the same source had two names.
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
