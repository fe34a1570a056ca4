package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tatooine: Jundland Wastes, and Tatooine: Dune Sea. */
class TatooineJundlandWastesTest {
    @ParameterizedTest
    @CsvSource({
        "Tatooine: Jundland Wastes, Tusken Raider, 1",
        "Tatooine: Jundland Wastes, Stormtrooper, 0",
        "Tatooine: Docking Bay 94, Tusken Raider, 0"
    })
    void raidersThereAreWorthOneMore(String place, String card, double more) {
        var scene =
                table().site("Tatooine: Jundland Wastes", DARK)
                        .at(place, card)
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forfeitValue(card) - scene.printed(Figure.FORFEIT, card)).isEqualTo(more);
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Jundland Wastes, DARK, LIGHT, false, 0",
        "Tatooine: Jundland Wastes, DARK, LIGHT, true, 1",
        "Tatooine: Jundland Wastes, DARK, DARK, false, 1",
        "Tatooine: Dune Sea, LIGHT, DARK, false, 0",
        "Tatooine: Dune Sea, LIGHT, DARK, true, 1",
        "Tatooine: Dune Sea, LIGHT, LIGHT, false, 1"
    })
    void oneSideNeedsSixAbilityToDrawBattleDestiny(
            String site, Side version, Side side, boolean six, int draws) {
        var position = table().site(site, version);
        // 5 with the two, 6 with a trooper beside them
        position.at(site, "Luke Skywalker (1_19)", "Rebel Trooper#1");
        position.at(site, "Djas Puhr", "Stormtrooper#1");
        if (six) {
            position.at(site, side == DARK ? "Stormtrooper#2" : "Rebel Trooper#2");
        }
        var scene = position.force(DARK, 5).turn(DARK, Phase.BATTLE).battleAt(site);
        assertThat(battleDestinies(scene, side)).isEqualTo(draws);
    }

    @Test
    void aRaiderOfTheLightSideIsNot() {
        var raider =
                Kinds.alien("Plain Raider", LIGHT, "0_1")
                        .destiny(2)
                        .deploy(1)
                        .power(1)
                        .ability(1)
                        .forfeit(2)
                        .is(Trait.TUSKEN_RAIDER)
                        .says();
        var scene =
                tableWith(raider)
                        .site("Tatooine: Jundland Wastes", DARK)
                        .at("Tatooine: Jundland Wastes", "Plain Raider")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.forfeitValue("Plain Raider")).isEqualTo(2);
    }
}
