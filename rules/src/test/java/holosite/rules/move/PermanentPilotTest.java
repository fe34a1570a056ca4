package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.filter.Relation.WHERE_IS;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.REBEL;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.catalog.Fits.fits;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.words.Filters;
import holosite.rules.decision.Prompt;
import org.junit.jupiter.api.Test;

/** Permanent pilots: aboard by an icon, and no characters. */
class PermanentPilotTest {
    @Test
    @Claim({"permanent-pilot#1", "pilot-icon#2"})
    void aPilotIconOnAShipOrVehicleIsAPilotAboard() {
        var scene =
                table().at("Tatooine", "TIE Fighter", "Black 2")
                        .at(FARM, "Snowspeeder", "Rogue 1")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.occupies(DARK, "Tatooine")).isTrue();
        assertThat(scene.power("TIE Fighter")).isEqualTo(1);
        assertThat(scene.power("Black 2")).isZero();
        assertThat(scene.power("Snowspeeder")).isEqualTo(3);
        assertThat(scene.power("Rogue 1")).isZero();
    }

    @Test
    @Claim({"permanent-pilot#2", "permanent-pilot#3"})
    void aPermanentPilotIsNoCharacter() {
        var scene = table().at("Tatooine", "X-wing").turn(LIGHT, Phase.CONTROL);

        assertThat(scene.totalAbility("Tatooine", LIGHT)).isEqualTo(1);
        for (String card : scene.cardsOn("Tatooine")) {
            assertThat(fits(scene, card, CHARACTER)).isFalse();
            assertThat(fits(scene, card, REBEL)).isFalse();
        }
        assertThat(scene.cardsOn("X-wing")).isEmpty();
        assertThat(fits(scene, "Tatooine", Filters.LOCATION.related(WHERE_IS, CHARACTER)))
                .isFalse();
    }

    @Test
    @Claim("permanent-pilot#4")
    void goldLeaderAsAPermanentPilotHasOnlyWhatHisShipSaysOfHim() {
        String ship = "Gold Leader In Gold 1";
        var scene =
                table().at("Tatooine", ship, "Gold 5", "TIE Fighter")
                        .pilot("Gold 5", "Pops")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.CONTROL);
        var character =
                table().at("Tatooine", "Gold 1", "Gold 5")
                        .pilot("Gold 1", "Dutch")
                        .pilot("Gold 5", "Pops")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(character.forfeitValue("Pops")).isEqualTo(5);
        assertThat(scene.forfeitValue("Pops")).isEqualTo(4);
        assertThat(scene.power(ship)).isEqualTo(2 + 2);
        assertThat(scene.maneuver(ship)).isEqualTo(3);
        assertThat(scene.totalAbility("Tatooine", LIGHT)).isEqualTo(2 + 2);

        // ability 2 is not enough, but he provides a battle destiny
        var battle =
                table().at("Tatooine", ship, "TIE Fighter")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);
        battle.battleAt("Tatooine").passUntil(Prompt.Key.DRAW_BATTLE_DESTINY);
        battle.expectDecider(LIGHT);
    }
}
