/** The order in which the site's plugins work on a built language. */
import type { LoadContext, Plugin } from '@docusaurus/types';

type MakePlugin = (context: LoadContext) => Plugin;

/**
 * Makes plugins work on a built language one after another, in the order of the list. The framework itself begins all at once.
 * When one fails, those behind it don't begin.
 * @returns plugins with empty options, as the framework takes them
 */
export function inOrder(plugins: readonly MakePlugin[]): [MakePlugin, object][] {
  let before = Promise.resolve();
  const ordered =
    (make: MakePlugin): MakePlugin =>
    (context) => {
      const plugin = make(context);
      const { postBuild } = plugin;
      if (!postBuild) return plugin;
      return {
        ...plugin,
        postBuild: (props) => {
          before = before.then(() => postBuild.call(plugin, props));
          return before;
        },
      };
    };
  return plugins.map((make) => [ordered(make), {}]);
}
