package holosite.server.table;

import holosite.server.serialization.JsonSerializable;
import java.util.Optional;

/** What everybody may know of a table: its row, if the table exists. */
public record Description(Optional<TableRow> row) implements JsonSerializable {}
