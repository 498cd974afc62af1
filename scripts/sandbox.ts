// The stand-in for Razorpay alone on its own port: node scripts/sandbox.ts [port] [webhook address]
// Through Vite, which is how the product too gets the checkout's files into the server.
import { runnerImport } from 'vite';

const [port = '3100', webhookUrl = null] = process.argv.slice(2);
const { module } = await runnerImport<typeof import('../src/sandbox/serve.ts')>('./src/sandbox/serve.ts', {
  configFile: false,
  logLevel: 'error',
});
const keys = {
  keyId: 'rzp_test_sandbox0000001',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
};
const sandbox = await module.serveSandbox({
  ...keys,
  journalFile: null,
  port: Number(port),
  webhookUrl,
  controlToken: null,
});
console.log(`The sandbox stands at ${sandbox.url}`);
console.log(
  Object.entries(keys)
    .map(([name, value]) => `  ${name}: ${value}`)
    .join('\n'),
);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)));
