declare module '@20minutes/s3rver' {
  /** A server that speaks S3, its objects in a folder; it accepts the key S3RVER with the secret S3RVER. */
  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string }[];
    });
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
