/**
 * Leads a port of the network of a page's blocks, which has no other, to the socket at which the page's proxy listens.
 *
 *   node forward.mjs PORT SOCKET
 *
 * Prints a line when it listens.
 */
import net from 'node:net';

const [port, socket] = process.argv.slice(2);

net
  .createServer({ allowHalfOpen: true }, (client) => {
    const proxy = net.connect({ path: socket, allowHalfOpen: true });
    client.pipe(proxy).pipe(client);
    // One end is gone: so is the other, as it would be without this program between them.
    client.on('error', () => proxy.destroy());
    proxy.on('error', () => client.destroy());
    proxy.on('close', () => client.destroySoon());
  })
  .listen(Number(port), '127.0.0.1', () => console.log('ready'));
