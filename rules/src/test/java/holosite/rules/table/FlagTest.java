package holosite.rules.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** The marks of cards. */
class FlagTest {

    @Test
    void everyMarkHasABitOfItsOwn() throws IllegalAccessException {
        var single = new ArrayList<Long>();
        for (var field : Flag.class.getFields()) {
            long bits = field.getLong(null);
            if (Long.bitCount(bits) == 1) {
                single.add(bits);
            }
        }

        assertThat(single).hasSizeGreaterThan(32).doesNotHaveDuplicates();
    }
}
