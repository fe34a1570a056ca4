package holosite.server.table.entity;

import holosite.server.serialization.JsonSerializable;
import holosite.server.table.row.TableRow;
import java.util.Optional;

/** What everybody may know of a table: its row, if the table exists. */
public record Description(Optional<TableRow> row) implements JsonSerializable {}
