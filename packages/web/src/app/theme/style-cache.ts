import createCache, { type StylisElement } from '@emotion/cache'

const webkit_only = /^(user-select|backdrop-filter|hyphens|print-color-adjust)$/
const old_names = /::(-moz-focus-inner|-moz-placeholder|-ms-input-placeholder)/
const old_placeholder = '::-webkit-input-placeholder'

/**
 * Writes a style for today's browsers: a few names as Safari still wants them, and none of those that only older
 * ones knew. A browser refuses each of them with an exception, which took longer than all the rules it understands.
 */
export function modernise(element: StylisElement): void {
  const { type, props, children } = element
  if (type === 'rule' && Array.isArray(props)) {
    if (props.some((selector) => old_names.test(selector))) element.children = []
    else element.props = props.map((selector) => selector.replace(old_placeholder, '::placeholder'))
  } else if (type === 'decl' && typeof props === 'string' && webkit_only.test(props)) {
    element.return = `-webkit-${props}:${String(children)};${props}:${String(children)};`
  }
}

/**
 * Where the styles of MUI's components go, without the prefixes for twenty years of browsers, and before our own style
 * sheet: a class of ours on a component of theirs wins.
 */
export const style_cache = createCache({ key: 'css', prepend: true, stylisPlugins: [modernise] })
