package holosite.server.table;

import holosite.server.serialization.JsonSerializable;

import java.util.Optional;

/** What everybody may know of a table: what its row says, if there is such a table. */
public record Description(Optional<TableRow> row) implements JsonSerializable {}
