package holosite.rules.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import holosite.language.card.Side;
import holosite.rules.Game;
import holosite.rules.card.Definition;
import holosite.rules.notation.ReadyDecks;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The table keeps its numbers small: what does not fit is refused, and no two marks are one. */
class PackingTest {
    private final Table table =
            Game.start(ReadyDecks.setup("mos-eisley-manhunt", "old-heroes"), 1).state().table();

    @Test
    void aCounterThatDoesNotFitIsRefused() {
        table.setCounter(0, Short.MAX_VALUE);
        assertThat(table.counter(0)).isEqualTo(Short.MAX_VALUE);

        assertThatThrownBy(() -> table.setCounter(0, Short.MAX_VALUE + 1))
                .isInstanceOf(ArithmeticException.class)
                .hasMessage("a table has no room for 32768 as counter");
        assertThat(table.counter(0)).isEqualTo(Short.MAX_VALUE);
    }

    @Test
    void anAimThatDoesNotFitIsRefused() {
        assertThatThrownBy(() -> table.setAim(0, 1 << 16)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void moreCardsThanATableHoldsAreRefused() {
        int most = Short.MAX_VALUE + 1;
        var definitions = new Definition[most];
        assertThatThrownBy(() -> new Table(definitions, new Side[most]))
                .isInstanceOf(ArithmeticException.class)
                .hasMessageContaining("cards");
    }

    @Test
    void theNumberOfArrivalsDoesNotStartAnew() {
        TableSnapshot now = TableSnapshot.of(table);
        var last = new TableSnapshot(now.cards(), Integer.MAX_VALUE, now.holders());
        var definitions = new Definition[table.count()];
        Arrays.setAll(definitions, table::definition);
        Table full = Table.of(definitions, last);
        int location = full.top(Table.locations());

        assertThatThrownBy(() -> full.layOut(location, Table.NOBODY))
                .isInstanceOf(ArithmeticException.class);
    }

    @Test
    void rolesFitIntoAByte() {
        assertThat(Role.values()).hasSizeLessThanOrEqualTo(Byte.MAX_VALUE);
    }

    /** A mark that is one bit more than a long has would be the first mark again. */
    @Test
    void eachMarkIsABitOfItsOwn() throws IllegalAccessException {
        var seen = new ArrayList<Long>();
        for (Field field : Flag.class.getDeclaredFields()) {
            boolean one = Modifier.isPublic(field.getModifiers()) && field.getType() == long.class;
            if (one && Long.bitCount(field.getLong(null)) == 1) {
                assertThat(seen).as(field.getName()).doesNotContain(field.getLong(null));
                seen.add(field.getLong(null));
            }
        }
        assertThat(seen).hasSizeGreaterThan(30);
    }
}
