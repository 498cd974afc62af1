import { afterAll } from 'vitest';
import { stopLeftovers } from './app-server.ts';

afterAll(stopLeftovers);
