import { runnerImport } from 'vite';

type Serve = typeof import('#sandbox/serve.ts').serveSandbox;

/** The stand-in for Razorpay, through Vite, which is how the product too gets the checkout's files into the server. */
export async function startSandbox(options: Parameters<Serve>[0]): ReturnType<Serve> {
  const { module } = await runnerImport<{ serveSandbox: Serve }>('./src/sandbox/serve.ts', {
    configFile: false,
    logLevel: 'error',
  });
  return module.serveSandbox(options);
}
