import { existsSync } from 'node:fs'

// Loaded before a program by its npm script, so that settings may stand in .env; what the environment says already counts.
if (existsSync('.env')) process.loadEnvFile('.env')
