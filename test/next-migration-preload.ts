import { MIGRATIONS } from '#migrations/migrations.ts'

import { NEXT_MIGRATION, up } from './next-migration.ts'

MIGRATIONS[NEXT_MIGRATION] = { up }
