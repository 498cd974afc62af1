import { officePath, staffPath } from '#kit/screen-paths.ts';

/** Where assistants ask, and what their tokens are good for. */
export const mcpPath = staffPath('/mcp');
export const resourceOf = ({ publicUrl }: { publicUrl: string }) => publicUrl + mcpPath;

/** Where people say yes to an assistant. */
export const connectScreen = '/connect-assistant';
export const connectPath = officePath(connectScreen);

export const registerPath = '/oauth/register';
export const tokenPath = '/oauth/token';
export const revokePath = '/oauth/revoke';
/** Where it is said who lends tokens for `mcpPath` (RFC 9728), and how (RFC 8414). */
export const resourceMetadataPath = `/.well-known/oauth-protected-resource${mcpPath}`;
export const serverMetadataPath = '/.well-known/oauth-authorization-server';
