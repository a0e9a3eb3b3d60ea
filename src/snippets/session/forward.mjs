/**
 * Forwards a port in the network of a page's blocks, which has no other connection, to the socket of the page's proxy.
 *
 * node forward.mjs PORT SOCKET
 *
 * Prints a line when it is listening.
 */
import net from 'node:net';

const [port, socket] = process.argv.slice(2);

net
  .createServer({ allowHalfOpen: true }, (client) => {
    const proxy = net.connect({ path: socket, allowHalfOpen: true });
    client.pipe(proxy).pipe(client);
    // If one end is closed, so is the other, as it would be without this program between them.
    client.on('error', () => proxy.destroy());
    proxy.on('error', () => client.destroy());
    proxy.on('close', () => client.destroySoon());
  })
  .listen(Number(port), '127.0.0.1', () => console.log('ready'));
