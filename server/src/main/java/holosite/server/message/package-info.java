/**
 * The messages between a table and its clients, as records: what each says and how it is called.
 * The schemas in {@code openapi.json} and the types of the browser client are made from them. What
 * is put into them is the business of the packages that send them.
 */
@NullMarked
package holosite.server.message;

import org.jspecify.annotations.NullMarked;
