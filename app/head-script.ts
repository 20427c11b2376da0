import { UNITS_SCRIPT } from './ui/units.ts'

// A browser that refuses storage, as the settings of some can, throws at the first mention of it, and
// would break the page: there, what is stored lasts as long as the document.
const STORAGE_SCRIPT =
  "for(const n of['localStorage','sessionStorage'])try{window[n]}catch{const m=new Map;Object.defineProperty(window,n,{value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>{m.set(k,v)},removeItem:k=>{m.delete(k)}}})}"

/** Runs in the head of every page, before all other scripts. */
export const HEAD_SCRIPT = STORAGE_SCRIPT + UNITS_SCRIPT
