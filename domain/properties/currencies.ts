export const CURRENCIES = ['USD', 'EUR', 'GBP', 'INR', 'AED'] as const
