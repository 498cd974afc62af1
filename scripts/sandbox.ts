// The stand-in for Razorpay alone on its own port: node scripts/sandbox.ts [port] [webhook address]
import { startSandbox } from './lib/sandbox.ts';

const [port = '3100', webhookUrl = null] = process.argv.slice(2);
const keys = {
  keyId: 'rzp_test_sandbox0000001',
  keySecret: 'sandbox-key-secret',
  webhookSecret: 'sandbox-webhook-secret',
};
const sandbox = await startSandbox({
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
