package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Figures;
import holosite.rules.modifier.Immunities;
import holosite.rules.presence.Presence;
import holosite.rules.table.Role;
import holosite.rules.table.Table;
import holosite.rules.table.Zone;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Eject! Eject! and Come With Me, which remove the permanent pilots of starfighters. */
class RemovedPilotsTest {

    enum Card {
        EJECT(LIGHT, "Eject! Eject!", "TIE Fighter", "DS-61-2"),
        COME_WITH_ME(DARK, "Come With Me", "X-wing", "Dutch");

        private final Side side;
        private final String title;
        private final String fighter;
        private final String pilot;

        Card(Side side, String title, String fighter, String pilot) {
            this.side = side;
            this.title = title;
            this.fighter = fighter;
            this.pilot = pilot;
        }

        Side other() {
            return side.opposite();
        }

        Position above() {
            return table().system("Tatooine", DARK)
                    .system("Alderaan", DARK)
                    .at("Tatooine", fighter)
                    .hand(side, title)
                    .force(side, 1);
        }

        Scene deployed(Position position, int destiny) {
            return position.nextDestiny(side, destiny)
                    .turn(side, Phase.DEPLOY)
                    .deploy(title)
                    .passResponses();
        }
    }

    @ParameterizedTest
    @EnumSource
    @Claim("eject-eject#1")
    void aDestinyAbove2RemovesThePilots(Card card) {
        for (int destiny : new int[] {2, 3}) {
            var scene = card.deployed(card.above(), destiny);
            boolean removed = destiny > 2;
            assertThat(scene.isIn(card.title, Zone.LOST_PILE)).isEqualTo(!removed);
            assertThat(scene.forcePile(card.side)).isEmpty();
            int there = scene.card("Tatooine");
            assertThat(Presence.occupies(scene.state(), card.other(), there)).isEqualTo(!removed);
        }
    }

    @ParameterizedTest
    @EnumSource
    @Claim("eject-eject#1")
    void eachPilotRemovedLeavesASeat(Card card) {
        var position = card.above().hand(card.other(), card.pilot).force(card.other(), 6);
        var full = position.turn(card.other(), Phase.DEPLOY);
        full.mayNot("deploy " + card.pilot);

        var scene =
                card.deployed(
                        card.above().hand(card.other(), card.pilot).force(card.other(), 6), 3);
        scene.passUntil(card.other(), Phase.DEPLOY);
        scene.deploy(card.pilot).passResponses();
        assertThat(scene.hostOf(card.pilot)).isEqualTo(card.fighter);
        assertThat(Presence.occupies(scene.state(), card.other(), scene.card("Tatooine"))).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    @Claim("eject-eject#1")
    void itGoesOnAnyStarfighterWithPermanentPilots(Card card) {
        var scene =
                card.above()
                        .at("Alderaan", "TIE Advanced x1", "Y-wing", "Red 5", "Devastator")
                        .turn(card.side, Phase.DEPLOY);
        assertThat(scene.deploy(card.title).offered())
                .containsExactlyInAnyOrder(card.fighter, "TIE Advanced x1", "Y-wing");
    }

    @ParameterizedTest
    @EnumSource
    @Claim("eject-eject#1")
    @Ruling("removed-pilots-come-back")
    void thePilotsAreBackWhenItIsGone(Card card) {
        var scene =
                table().system("Tatooine", DARK)
                        .at("Tatooine", card.fighter)
                        .on(card.fighter, card.title)
                        .counter(card.title, 1)
                        .pilot(card.fighter, card.pilot)
                        .turn(card.side, Phase.CONTROL);
        int there = scene.card("Tatooine");
        var table = scene.state().table();
        int effect = scene.card(card.title);
        table.toTop(effect, Table.zone(card.side, Zone.LOST_PILE), Role.NONE);
        scene.pass();
        assertThat(scene.isIn(card.pilot, Zone.USED_PILE)).isTrue();
        assertThat(Presence.occupies(scene.state(), card.other(), there)).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    @Claim("eject-eject#1")
    void aUniquePilotIsGoneWithHisTextsButStillUnique(Card card) {
        String falcon = "Lando In Millennium Falcon";
        for (boolean removed : new boolean[] {true, false}) {
            var position =
                    table().system("Tatooine", DARK)
                            .site(CANTINA, DARK)
                            .at("Tatooine", falcon)
                            .on(falcon, card.title)
                            .counter(card.title, removed ? 1 : 0)
                            .pilot(falcon, "Chewbacca")
                            .hand(LIGHT, "Lando Calrissian (5_5)")
                            .force(LIGHT, 9);
            var scene = position.turn(LIGHT, Phase.DEPLOY);
            int ship = scene.card(falcon);
            double lando = removed ? 0 : 3;
            assertThat(Figures.of(scene.state(), Figure.POWER, ship)).isEqualTo(5 + lando);
            assertThat(Immunities.attrition(scene.state(), ship)).isEqualTo(5);
            scene.mayNot("deploy Lando Calrissian");
        }
    }

    @ParameterizedTest
    @EnumSource
    @Claim("eject-eject#1")
    void anUnpilotedStarfighterHasNoText(Card card) {
        String falcon = "Lando In Millennium Falcon";
        var scene =
                table().system("Tatooine", DARK)
                        .at("Tatooine", falcon)
                        .on(falcon, card.title)
                        .counter(card.title, 1)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(Immunities.attrition(scene.state(), scene.card(falcon))).isZero();
    }

    @ParameterizedTest
    @EnumSource
    @Claim("eject-eject#1")
    void itIsImmuneToAlter(Card card) {
        String alter = card.side == LIGHT ? "Alter (1_234)" : "Alter (1_71)";
        var scene =
                table().system("Tatooine", DARK)
                        .at("Tatooine", card.fighter)
                        .on(card.fighter, card.title)
                        .counter(card.title, 1)
                        .hand(card.other(), alter)
                        .turn(card.other(), Phase.CONTROL);
        assertThat(Immunities.protects(scene.state(), scene.card(card.title), scene.card("Alter")))
                .isTrue();
    }
}
