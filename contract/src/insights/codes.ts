import { z } from 'zod';
import { ACTIVITY_FORMULAS, ACTIVITY_REASONS, ACTIVITY_VALUES } from './activity/kinds.ts';
import { PLANNING_FORMULAS, PLANNING_REASONS, PLANNING_VALUES } from './planning/kinds.ts';

const once = <Code extends string>(codes: readonly Code[]): Code[] => [...new Set(codes)];

/** How a finding is worked out. */
export const insightFormula = z.enum(once([...PLANNING_FORMULAS, ...ACTIVITY_FORMULAS]));
/** How a finding is worked out. */
export type InsightFormula = z.infer<typeof insightFormula>;

/** What a value of a finding is. */
export const insightValue = z.enum(once([...PLANNING_VALUES, ...ACTIVITY_VALUES]));
/** What a value of a finding is. */
export type InsightValue = z.infer<typeof insightValue>;

/** Why a finding is as sure as it is. */
export const insightReason = z.enum(once([...PLANNING_REASONS, ...ACTIVITY_REASONS]));
/** Why a finding is as sure as it is. */
export type InsightReason = z.infer<typeof insightReason>;

/** Why a value isn't known; it is told as this, never as nothing. */
export const UNKNOWN_VALUES = ['no-rate', 'no-exchange-rate', 'no-data', 'no-capacity', 'no-end'] as const;
/** Why a value isn't known. */
export const unknownValue = z.enum(UNKNOWN_VALUES);
/** Why a value isn't known. */
export type UnknownValue = z.infer<typeof unknownValue>;
