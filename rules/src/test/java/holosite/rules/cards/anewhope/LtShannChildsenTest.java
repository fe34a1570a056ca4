package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.Card;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Lt. Shann Childsen. */
class LtShannChildsenTest {
    private static final String SHANN = "Lt. Shann Childsen";

    @ParameterizedTest
    @CsvSource({
        "Death Star: Detention Block Corridor, 3",
        "Death Star: Detention Block Control Room, 3",
        "Death Star: War Room, 1",
        "Tatooine: Docking Bay 94, 1"
    })
    void heIsStrongerAmongPrisoners(String site, int power) {
        assertThat(table().at(site, SHANN).turn(DARK).power(SHANN)).isEqualTo(power);
    }

    @Test
    void heBulliesAliens() {
        assertThat(with("Zutton")).isEqualTo(1 + 2);
        assertThat(with("Rebel Trooper")).isEqualTo(1);
        assertThat(with("Tusken Raider")).isEqualTo(1);
        assertThat(with("Chewbacca (2_3)")).isEqualTo(1 + 3);
        assertThat(with("Plain Ewok")).isEqualTo(1 + 3);
        assertThat(with("Plain Talz")).isEqualTo(1 + 3);
        assertThat(with("Talz")).isEqualTo(1 + 3);
        assertThat(with("Zutton", "Chewbacca (2_3)")).isEqualTo(1 + 3);
        var away = table().at(BAY, SHANN).at(FARM, "Zutton").turn(DARK);
        assertThat(away.power(SHANN)).isEqualTo(1);
    }

    private static Card alien(String title, String id, Trait species) {
        return alien(LIGHT, title, id, species);
    }

    private static Card alien(Side side, String title, String id, Trait species) {
        return Kinds.alien(title, side, id)
                .destiny(1)
                .deploy(1)
                .power(1)
                .ability(1)
                .forfeit(1)
                .is(species)
                .says();
    }

    private static double with(String... others) {
        return tableWith(
                        alien("Plain Ewok", "0_1", Trait.EWOK),
                        alien("Plain Talz", "0_2", Trait.TALZ),
                        alien(DARK, "Own Ewok", "0_3", Trait.EWOK))
                .at(BAY, SHANN)
                .at(BAY, others)
                .turn(DARK)
                .power(SHANN);
    }

    @Test
    void onlyAliensHereCountAmongThoseHeHates() {
        // this Chewie is a Rebel
        assertThat(with("Zutton", "Chewie (104_1)")).isEqualTo(1 + 2);
        var away = table().at(BAY, SHANN, "Zutton").at(FARM, "Chewbacca (2_3)").turn(DARK);
        assertThat(away.power(SHANN)).isEqualTo(1 + 2);
    }

    @Test
    void whoeverIsOnHisOwnSideDoesNotAddTheThird() {
        assertThat(with("Zutton", "Own Ewok")).isEqualTo(1 + 2);
        assertThat(with("Own Ewok")).isEqualTo(1);
    }
}
