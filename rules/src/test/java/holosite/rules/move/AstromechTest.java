package holosite.rules.move;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.card.Trait.ASTROMECH_DROID;
import static holosite.language.words.Filters.CHARACTER;
import static holosite.language.words.Filters.DROID;
import static holosite.language.words.Kinds.starfighter;
import static holosite.rules.cards.CardTable.tableWith;
import static holosite.rules.catalog.Fits.fits;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.card.Capacity;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.words.Filters;
import holosite.rules.cards.CardTable;
import holosite.rules.kit.Position;
import holosite.rules.table.Role;
import org.junit.jupiter.api.Test;

/** Astromechs and nav computers: what takes a starship through hyperspace. */
class AstromechTest {
    /** A starfighter without a nav computer of its own. */
    private static final Card SCOUT =
            starfighter("Old Scout", LIGHT, "900_1")
                    .destiny(1)
                    .deploy(1)
                    .power(1)
                    .maneuver(2)
                    .hyperspeed(3)
                    .forfeit(1)
                    .carries(Capacity.pilots(1).withPassengers(2).withAstromechs(1))
                    .says();

    private static Position table() {
        return tableWith(SCOUT);
    }

    @Test
    @Claim({"astromech#1", "permanent-nav-computer#1"})
    void anAstromechTakesAShipThroughHyperspaceThatHasNoNavComputer() {
        var without =
                table().at("Hoth", "Old Scout", "Red 5")
                        .system("Anoat", DARK)
                        .pilot("Old Scout", "Pops")
                        .pilot("Red 5", "Dutch")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.MOVE);
        without.mayNot("move Old Scout").offers("move Red 5");

        var with =
                table().at("Hoth", "Old Scout")
                        .system("Anoat", DARK)
                        .pilot("Old Scout", "Pops")
                        .astromech("Old Scout", "R2-X2")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.MOVE);
        with.move("Old Scout").to("Anoat");
        assertThat(with.locationOf("Old Scout")).isEqualTo("Anoat");
    }

    @Test
    @Claim({"astromech#2", "astromech-capacity#1"})
    void anAstromechUsesItsOwnSeatBeforeAPassengers() {
        var scene =
                CardTable.table()
                        .at("Hoth", "Gold 5")
                        .pilot("Gold 5", "Pops")
                        .hand(LIGHT, "R2-X2", "R2-X2", "R2-X2", "R2-X2")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);

        for (int i = 0; i < 2; i++) {
            scene.passUntil("deploy R2-X2").deploy("R2-X2").to("Gold 5");
        }
        var seats =
                scene.cardsOn("Gold 5").stream()
                        .filter(name -> name.startsWith("R2-X2"))
                        .map(scene::roleOf)
                        .toList();
        assertThat(seats).containsExactlyInAnyOrder(Role.ASTROMECH, Role.PASSENGER);
        scene.mayNot("deploy R2-X2");
    }

    @Test
    @Claim("astromech-capacity#1")
    void onlyAnAstromechSitsInTheAstromechSeat() {
        var scene =
                table().at("Hoth", "Red 5")
                        .pilot("Red 5", "Luke Skywalker")
                        .hand(LIGHT, "C-3PO", "Rebel Trooper", "R2-X2")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.mayNot("deploy C-3PO", "deploy Rebel Trooper").deploy("R2-X2").to("Red 5");
        assertThat(scene.roleOf("R2-X2")).isEqualTo(Role.ASTROMECH);
    }

    @Test
    @Claim("astromech-capacity#3")
    void fromAPassengerSeatTheyNavigateAllTheSame() {
        for (String navigator : new String[] {"Brainiac", "R2-X2"}) {
            var scene =
                    table().at("Hoth", "Old Scout")
                            .system("Anoat", DARK)
                            .pilot("Old Scout", "Pops")
                            .passenger("Old Scout", navigator)
                            .force(LIGHT, 3)
                            .turn(LIGHT, Phase.MOVE);

            assertThat(scene.roleOf(navigator)).isEqualTo(Role.PASSENGER);
            scene.offers("move Old Scout");
        }
    }

    @Test
    @Claim("astromech-capacity#2")
    void whoWorksAsANavComputerIsNoAstromechForAllThat() {
        // Red 5 has a seat for a pilot and one for an astromech
        table().at("Tatooine: Docking Bay 94", "Red 5", "Brainiac")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("embark Brainiac");
        table().at("Tatooine: Docking Bay 94", "Red 5", "R2-X2")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.MOVE)
                .offers("embark R2-X2");
    }

    @Test
    @Claim("astromech#3")
    @Ruling("equal-modifiers-count-once")
    void copiesOfOneAstromechDoNotAddUp() {
        for (boolean second : new boolean[] {false, true}) {
            var position =
                    CardTable.table()
                            .at("Hoth", "Gold 5")
                            .pilot("Gold 5", "Dutch")
                            .astromech("Gold 5", "R2-X2");
            if (second) {
                position.passenger("Gold 5", "R2-X2");
            }
            var scene = position.turn(LIGHT, Phase.MOVE);

            assertThat(scene.hyperspeed("Gold 5")).isEqualTo(4 + 1);
            assertThat(scene.maneuver("Gold 5")).isEqualTo(3 + 1);
            assertThat(scene.power("Gold 5")).isEqualTo(2 + 2 + 1);
        }
    }

    @Test
    @Claim({"permanent-nav-computer#2", "permanent-nav-computer#3", "astromech-icon#1"})
    void aPermanentNavComputerIsNoDroid() {
        var scene = table().at("Tatooine", "X-wing").turn(LIGHT, Phase.CONTROL);

        assertThat(fits(scene, "X-wing", Filters.with(Icon.NAV_COMPUTER))).isTrue();
        assertThat(fits(scene, "X-wing", CHARACTER.or(DROID).or(Filters.a(ASTROMECH_DROID))))
                .isFalse();
        assertThat(Icon.values()).extracting(Enum::name).doesNotContain("ASTROMECH");
    }
}
