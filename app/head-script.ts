import { UNITS_SCRIPT } from './ui/units.ts'

// Strings, because a bundler would change functions: the content security policy has the hash of the text.

// Where a browser's settings forbid storage, every access to it throws, which would break the page.
// There, an object in memory with the same methods takes its place.
const STORAGE_SCRIPT =
  "for(const n of['localStorage','sessionStorage'])try{window[n]}catch{const m=new Map;Object.defineProperty(window,n,{value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>{m.set(k,v)},removeItem:k=>{m.delete(k)}}})}"

// The first paint of a page leaves out cards that are out of sight (`after-first-paint` in `app.css`).
// They follow one by one as soon as React runs, and all at once where the visitor goes back, since until
// then their heights are estimates. Where a page does not open at its top, nothing is left out.
const FIRST_PAINT_SCRIPT =
  "if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type=='navigate'){const d=document.documentElement.dataset,end=()=>{delete d.firstPaint},idle=window.requestIdleCallback??setTimeout;d.firstPaint='';addEventListener('popstate',end);addEventListener('hydrated',()=>{const far=[...document.querySelectorAll('.after-first-paint')],next=()=>{const e=far.shift();if(!e)return end();e.dataset.rendered='';idle(next)};idle(next)})}"

/** Runs in the head of every page, before all other scripts. */
export const HEAD_SCRIPT = STORAGE_SCRIPT + FIRST_PAINT_SCRIPT + UNITS_SCRIPT
