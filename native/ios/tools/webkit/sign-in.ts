import { openBridge } from '../../../../src/agency/native/site/bridge.ts';
import { requestGoogleToken } from '../../../../src/agency/native/site/google-sign-in.ts';
import { platform } from '../../../../src/agency/native/site/platform.ts';

/** What the page of the sign-in does in an app, without the page: its title says what came of it. */
async function signIn() {
  openBridge(() => {});
  document.title = platform;
  if (platform === 'WEBSITE') return;
  const { token, error } = await requestGoogleToken(platform);
  document.title = `${platform}|${token ? `token:${token.token}` : error}`;
}

void signIn();
