/** A page shows only the sidebar that contains it, as on the other sites. */
import { defineRouteMiddleware } from '@astrojs/starlight/route-data';

const holds = (entry) => (entry.type === 'link' ? entry.isCurrent : entry.entries.some(holds));

export const onRequest = defineRouteMiddleware(({ locals }) => {
  const route = locals.starlightRoute;
  route.sidebar = (route.sidebar.find(holds) ?? route.sidebar[0]).entries;
});
