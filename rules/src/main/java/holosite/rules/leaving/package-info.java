/**
 * Cards that leave the table or change places: lost, stacked, exchanged, or attached to hosts that
 * may not carry them any more. Coming to the table is in {@code deploy}.
 */
@NullMarked
package holosite.rules.leaving;

import org.jspecify.annotations.NullMarked;
