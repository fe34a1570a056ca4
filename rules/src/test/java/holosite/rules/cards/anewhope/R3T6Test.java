package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.rules.cards.CardTable.WAR_ROOM;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** R3-T6. */
class R3T6Test {
    private static final String R3T6 = "R3-T6";

    @Test
    void aboardYourCapitalStarshipItHelps() {
        String small = "Boba Fett In Slave I";
        var without = table().at("Yavin 4", "Devastator", "Conquest", small).turn(DARK);
        var scene =
                table().at("Yavin 4", "Devastator", "Conquest")
                        .aboard("Devastator", R3T6)
                        .turn(DARK);
        assertThat(scene.power("Devastator")).isEqualTo(without.power("Devastator") + 1);
        assertThat(scene.hyperspeed("Devastator")).isEqualTo(without.hyperspeed("Devastator") + 2);
        assertThat(scene.immunity("Devastator")).isEqualTo(4);
        assertThat(scene.power("Conquest")).isEqualTo(without.power("Conquest"));
        var other = table().at("Yavin 4", small).aboard(small, R3T6).turn(DARK);
        assertThat(other.power(small)).isEqualTo(without.power(small));
        assertThat(other.hyperspeed(small)).isEqualTo(without.hyperspeed(small));
    }

    @Test
    void inTheCentralCoreItSpeedsTheDeathStarUp() {
        String core = "Death Star: Central Core";
        assertThat(table().system("Death Star").at(core, R3T6).turn(DARK).hyperspeed("Death Star"))
                .isEqualTo(2);
        assertThat(
                        table().system("Death Star")
                                .at(WAR_ROOM, R3T6)
                                .turn(DARK)
                                .hyperspeed("Death Star"))
                .isEqualTo(1);
    }

    @Test
    void itHelpsNoOtherStarshipAndNoOtherSystem() {
        var without = table().at("Yavin 4", "Conquest").turn(DARK);
        var scene =
                table().at("Yavin 4", "Devastator", "Conquest")
                        .aboard("Devastator", R3T6)
                        .turn(DARK);
        assertThat(scene.hyperspeed("Conquest")).isEqualTo(without.hyperspeed("Conquest"));
        assertThat(scene.immunity("Conquest")).isEqualTo(without.immunity("Conquest"));
        var fighter =
                table().at("Yavin 4", "Punishing One")
                        .pilot("Punishing One", "DS-61-2")
                        .aboard("Punishing One", R3T6)
                        .turn(DARK);
        assertThat(fighter.immunity("Punishing One")).isZero();
        String core = "Death Star: Central Core";
        var second =
                table().system("Death Star")
                        .system("Death Star II", DARK)
                        .at(core, R3T6)
                        .turn(DARK);
        assertThat(second.hyperspeed("Death Star II")).isNaN();
    }
}
