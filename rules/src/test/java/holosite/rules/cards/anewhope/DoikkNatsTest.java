package holosite.rules.cards.anewhope;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.battleDestinies;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Doikk Na'ts and Ickabel G'ont, whose texts count other musicians. */
class DoikkNatsTest {
    private static final String DOIKK = "Doikk Na'ts";
    private static final String ICKABEL = "Ickabel G'ont";

    private static double needed(Position position, String site, Side side) {
        return position.turn(LIGHT, Phase.CONTROL)
                .figureAt(Figure.ABILITY_FOR_BATTLE_DESTINY, site, side);
    }

    private static Position sites() {
        return table().site(CANTINA, DARK).site(MOS_EISLEY, DARK).site(FARM, DARK);
    }

    @Test
    void doikkNatsRaisesTheAbilityNeededHereForBothPlayers() {
        for (Side side : Side.values()) {
            assertThat(needed(sites().at(CANTINA, DOIKK), CANTINA, side)).isEqualTo(4);
            assertThat(needed(sites().at(CANTINA, DOIKK, ICKABEL), CANTINA, side)).isEqualTo(5);
            assertThat(needed(sites().at(CANTINA, DOIKK, ICKABEL), MOS_EISLEY, side)).isEqualTo(4);
            assertThat(needed(sites().at(CANTINA, DOIKK).at(MOS_EISLEY, ICKABEL), CANTINA, side))
                    .isEqualTo(4);
            assertThat(needed(sites().at(CANTINA, DOIKK, "Luke Skywalker"), CANTINA, side))
                    .isEqualTo(4);
        }
    }

    @Test
    void whatASiteAsksForIsRaisedToo() {
        String wastes = "Tatooine: Jundland Wastes";
        var alone = table().site(wastes, DARK).at(wastes, DOIKK);
        assertThat(needed(alone, wastes, LIGHT)).isEqualTo(6);
        var band = table().site(wastes, DARK).at(wastes, DOIKK, ICKABEL);
        assertThat(needed(band, wastes, LIGHT)).isEqualTo(7);
        assertThat(needed(band, wastes, DARK)).isEqualTo(5);
        String dunes = "Tatooine: Dune Sea";
        assertThat(needed(table().site(dunes, LIGHT).at(dunes, DOIKK, ICKABEL), dunes, DARK))
                .isEqualTo(7);
    }

    @Test
    void abilityOfFourNoLongerDrawsBattleDestiny() {
        var scene =
                sites().at(CANTINA, DOIKK, ICKABEL, "Rebel Trooper", "Darth Vader")
                        .force(DARK, 3)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passResponses();
        assertThat(battleDestinies(scene, LIGHT)).isZero();
        assertThat(battleDestinies(scene, DARK)).isEqualTo(1);
    }

    @Test
    void ickabelGontMakesTheOpponentPayForDrainsAtAdjacentSites() {
        assertThat(cost(sites().at(CANTINA, ICKABEL, "Rebel Trooper"), MOS_EISLEY, DARK)).isZero();
        var band = sites().at(CANTINA, DOIKK, ICKABEL);
        assertThat(cost(band, MOS_EISLEY, DARK)).isEqualTo(1);
        assertThat(cost(band, MOS_EISLEY, LIGHT)).isZero();
        assertThat(cost(band, CANTINA, DARK)).isZero();
        assertThat(cost(band, FARM, DARK)).isZero();
        assertThat(cost(sites().at(CANTINA, ICKABEL).at(MOS_EISLEY, DOIKK), MOS_EISLEY, DARK))
                .isZero();
    }

    private static double cost(Position position, String site, Side side) {
        return position.turn(LIGHT, Phase.CONTROL).figureAt(Figure.FORCE_DRAIN_COST, site, side);
    }

    @Test
    void whoCannotPayDoesNotDrainThere() {
        var band = sites().at(CANTINA, DOIKK, ICKABEL).at(MOS_EISLEY, "Stormtrooper");
        band.turn(DARK, Phase.CONTROL).mayNot("drain at " + MOS_EISLEY);
        band.force(DARK, 1).turn(DARK, Phase.CONTROL).offers("drain at " + MOS_EISLEY);
    }
}
