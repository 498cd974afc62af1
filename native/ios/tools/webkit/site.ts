// A site of its own, with a Google that signs everybody in, for site.py. Needs the built site. Prints the address.
import { startApp, stopLeftovers, temporaryDataDir } from '../../../../scripts/lib/app-server.ts';
import { googleSecret, startGoogleStub } from '../../../../scripts/lib/google-stub.ts';

const google = await startGoogleStub();
google.signIn({ sub: 'kabir', email: 'kabir@example.com', email_verified: true, name: 'Kabir Sample' });
const { url } = await startApp(temporaryDataDir().folder, {
  GOOGLE_CLIENT_ID: 'web.apps.example.com',
  GOOGLE_CLIENT_SECRET: googleSecret,
  GOOGLE_NATIVE_CLIENT_IDS: 'app.apps.example.com',
  GOOGLE_ISSUER: google.issuer,
  PAGE_CACHE: 'lazy',
});
process.once('SIGTERM', () => void stopLeftovers().then(() => process.exit()));
console.log(url);
