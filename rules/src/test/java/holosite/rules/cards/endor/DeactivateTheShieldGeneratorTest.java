package holosite.rules.cards.endor;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.DAZE;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.card.Trait;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.modifier.Standing;
import holosite.rules.place.Layout;
import holosite.rules.place.Places;
import holosite.rules.table.Flag;
import org.junit.jupiter.api.Test;

/** Deactivate The Shield Generator, and what is left of the sites it blows away. */
class DeactivateTheShieldGeneratorTest {
    private static final String EVENT = "Deactivate The Shield Generator";
    private static final String BUNKER = "Endor: Bunker";
    private static final String PLATFORM = "Endor: Landing Platform (Docking Bay)";
    private static final String BACK_DOOR = "Endor: Back Door";
    private static final String FOREST = "Endor: Dense Forest";
    private static final String HUT = "Endor: Chief Chirpa's Hut";

    /** The Light Side alone at the Bunker, with the event. */
    private static Position ready() {
        return table().site(BUNKER, DARK)
                .site(BACK_DOOR, DARK)
                .site(FOREST, DARK)
                .at(BUNKER, "Luke Skywalker")
                .on(BUNKER, EVENT);
    }

    /** The event takes place: both destinies of 6 and a charge make 15. */
    private static Scene blast(Position table) {
        var scene =
                table.on(BUNKER, "Explosive Charge")
                        .nextDestiny(LIGHT, 6, 6)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(EVENT).passResponses();
        return scene;
    }

    /** Nobody flees. */
    private static Scene blown(Position table) {
        var scene = blast(table);
        scene.choose();
        return scene.passResponses();
    }

    // ---- the event

    @Test
    void itDeploysOnTheBunkerOnly() {
        var scene =
                table().site(BUNKER, DARK)
                        .site(PLATFORM, DARK)
                        .hand(LIGHT, EVENT)
                        .turn(LIGHT, Phase.DEPLOY);
        scene.deploy(EVENT).passResponses();
        assertThat(scene.hostOf(EVENT)).isEqualTo(BUNKER);
        table().site(PLATFORM, DARK)
                .site(BACK_DOOR, DARK)
                .hand(LIGHT, EVENT)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + EVENT);
    }

    /** Leia is there beside somebody who gives presence, and gives none herself. */
    @Test
    void aRebelWithoutAbilityIsNotEnough() {
        tableWith(DAZE)
                .at(BUNKER, "Devaronian", "Leia Organa")
                .on("Leia Organa", "Plain Daze")
                .on(BUNKER, EVENT)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + EVENT);
    }

    @Test
    void itIsTriedOnceInTheControlPhaseOfItsPlayerWithARebelInControl() {
        ready().turn(LIGHT, Phase.CONTROL).offers("use " + EVENT);
        ready().turn(LIGHT, Phase.DEPLOY).mayNot("use " + EVENT);
        ready().turn(DARK, Phase.CONTROL).pass().mayNot("use " + EVENT);
        // it must be a Rebel who gives presence, of whatever ability
        table().at(BUNKER, "Rebel Trooper")
                .on(BUNKER, EVENT)
                .turn(LIGHT, Phase.CONTROL)
                .offers("use " + EVENT);
        table().at(BUNKER, "Devaronian", "Leia Organa")
                .undercover("Leia Organa")
                .on(BUNKER, EVENT)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + EVENT);
        ready().at(BUNKER, "Stormtrooper").turn(LIGHT, Phase.CONTROL).mayNot("use " + EVENT);
        table().at(BUNKER, "Devaronian")
                .on(BUNKER, EVENT)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use " + EVENT);
        var scene = ready().nextDestiny(LIGHT, 1, 1).turn(LIGHT, Phase.CONTROL);
        scene.use(EVENT).passResponses();
        scene.mayNot("use " + EVENT);
        assertThat(scene.isOnTable(EVENT)).isTrue();
        assertThat(scene.has(BUNKER, Flag.BLOWN_AWAY)).isFalse();
    }

    @Test
    void eachChargeOnTheBunkerAddsThreeAndTheTotalMustBeMoreThanTwelve() {
        assertThat(total(0, 6, 6)).isFalse();
        assertThat(total(1, 5, 5)).isTrue();
        assertThat(total(1, 5, 4)).isFalse();
        assertThat(total(2, 3, 3)).isFalse();
        assertThat(total(2, 3, 4)).isTrue();
        // a charge elsewhere does not count
        var scene =
                ready().at(HUT, "Rebel Trooper")
                        .on(HUT, "Explosive Charge")
                        .nextDestiny(LIGHT, 6, 5)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use(EVENT).passUntil(LIGHT, Phase.DEPLOY);
        assertThat(scene.has(BUNKER, Flag.BLOWN_AWAY)).isFalse();
    }

    private static boolean total(int charges, int first, int second) {
        Position table = ready();
        for (int i = 0; i < charges; i++) {
            table.on(BUNKER, "Explosive Charge");
        }
        var scene = table.nextDestiny(LIGHT, first, second).turn(LIGHT, Phase.CONTROL);
        scene.use(EVENT).passResponses();
        scene.passUntil(LIGHT, Phase.DEPLOY);
        return scene.has(BUNKER, Flag.BLOWN_AWAY);
    }

    @Test
    @Claim("deactivate-the-shield-generator#3")
    void charactersOfItsPlayerMayFleeThroughTheBackDoorAndAllElseThereIsLost() {
        var scene =
                blast(
                        ready().at(BUNKER, "Leia Organa", "Han Solo", "EG-6 (Eegee-Six)")
                                .at(PLATFORM, "Stormtrooper", "Rebel Trooper")
                                .at(FOREST, "Snowtrooper"));
        assertThat(scene.offered())
                .contains("Luke Skywalker", "Leia Organa", "Han Solo")
                .doesNotContain("Rebel Trooper", "EG-6 (Eegee-Six)", "Explosive Charge", EVENT);
        scene.choose("Luke Skywalker", "Leia Organa");
        scene.passResponses();

        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(BACK_DOOR);
        assertThat(scene.locationOf("Leia Organa")).isEqualTo(BACK_DOOR);
        assertThat(scene.lost(LIGHT))
                .contains("Han Solo", "Rebel Trooper", "Explosive Charge", EVENT)
                .doesNotContain("Luke Skywalker");
        assertThat(scene.lost(DARK))
                .contains("Stormtrooper", "EG-6 (Eegee-Six)")
                .doesNotContain("Snowtrooper");
        assertThat(scene.lost(DARK)).hasSize(2 + 8);
        assertThat(scene.locations()).contains(BUNKER, PLATFORM);
    }

    // ---- what is left

    @Test
    @Claim({
        "deactivate-the-shield-generator#1",
        "deactivate-the-shield-generator#2",
        "deactivate-the-shield-generator#4"
    })
    void bunkerAndPlatformBecomeNamelessExteriorSites() {
        var scene = blown(ready().site(PLATFORM, DARK));

        for (String ruin : new String[] {BUNKER, PLATFORM}) {
            var game = scene.state();
            int site = scene.card(ruin);
            var standing = Standing.of(game);
            assertThat(scene.has(ruin, Flag.BLOWN_AWAY)).isTrue();
            assertThat(Places.exterior(game.table(), site)).isTrue();
            assertThat(standing.hasIcon(game, site, Icon.EXTERIOR)).isTrue();
            assertThat(standing.hasIcon(game, site, Icon.INTERIOR)).isFalse();
            assertThat(standing.hasIcon(game, site, Icon.SCOMP_LINK)).isFalse();
            assertThat(standing.hasTrait(game, site, Trait.DOCKING_BAY)).isFalse();
            assertThat(Places.dockingBay(game.table(), site)).isFalse();
            assertThat(game.systemAt(site)).isEqualTo("Endor");
        }
        assertThat(scene.has(FOREST, Flag.BLOWN_AWAY)).isFalse();
    }

    @Test
    @Claim("deactivate-the-shield-generator#4")
    void whatNamesTheBunkerOrAnInteriorSiteFindsNoneThere() {
        // a charge needs an interior site, the event the Bunker; a bay in ruins lets nobody leave
        ruins().at(BUNKER, "Luke Skywalker")
                .hand(LIGHT, "Explosive Charge", EVENT)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Explosive Charge", "deploy " + EVENT);
        table().at(BUNKER, "Luke Skywalker")
                .hand(LIGHT, "Explosive Charge", EVENT)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy Explosive Charge", "deploy " + EVENT);
        ruins().at(PLATFORM, "Stormtrooper")
                .site("Yavin 4: Docking Bay", DARK)
                .force(DARK, 9)
                .turn(DARK, Phase.MOVE)
                .mayNot("transit from " + PLATFORM);
        table().at(PLATFORM, "Stormtrooper")
                .site("Yavin 4: Docking Bay", DARK)
                .force(DARK, 9)
                .turn(DARK, Phase.MOVE)
                .offers("transit from " + PLATFORM);
        // the text of the Dark Side's Bunker does not keep anybody out any more
        ruins().at(PLATFORM, "Luke Skywalker")
                .force(LIGHT, 3)
                .turn(LIGHT, Phase.MOVE)
                .offers("move Luke Skywalker");
    }

    private static Position ruins() {
        return table().site(BUNKER, DARK)
                .site(PLATFORM, DARK)
                .mark(BUNKER, Flag.BLOWN_AWAY)
                .mark(PLATFORM, Flag.BLOWN_AWAY);
    }

    @Test
    @Claim("deactivate-the-shield-generator#5")
    void theyAreNeitherDeployedAgainNorConverted() {
        for (Side side : Side.BOTH) {
            ruins().hand(side, BUNKER, PLATFORM)
                    .turn(side, Phase.DEPLOY)
                    .mayNot("deploy " + BUNKER, "deploy " + PLATFORM);
        }
        table().site(BUNKER, DARK)
                .site(PLATFORM, DARK)
                .hand(LIGHT, BUNKER, PLATFORM)
                .turn(LIGHT, Phase.DEPLOY)
                .offers("deploy " + BUNKER, "deploy " + PLATFORM);
    }

    @Test
    @Claim("deactivate-the-shield-generator#6")
    void cardsDeployThereOnlyToTheirOwnPresence() {
        for (String ruin : new String[] {BUNKER, PLATFORM}) {
            var empty =
                    ruins().site(FOREST, DARK)
                            .site(BACK_DOOR, DARK)
                            .hand(DARK, "Stormtrooper", "Blizzard Scout 1")
                            .force(DARK, 9)
                            .turn(DARK, Phase.DEPLOY);
            assertThat(hosts(empty, "Stormtrooper")).contains(FOREST).doesNotContain(ruin);
            var held =
                    ruins().at(ruin, "Snowtrooper")
                            .hand(DARK, "Stormtrooper", "Blizzard Scout 1")
                            .force(DARK, 9)
                            .turn(DARK, Phase.DEPLOY);
            assertThat(held.forceIcons(ruin, DARK)).isZero();
            assertThat(held.forceIcons(ruin, LIGHT)).isZero();
            assertThat(held.deployCost("Stormtrooper", ruin)).isEqualTo(1);
            held.offers("deploy Stormtrooper", "deploy Blizzard Scout 1");
            held.deploy("Stormtrooper").passResponses();
            assertThat(held.locationOf("Stormtrooper")).isEqualTo(ruin);
        }
    }

    @Test
    @Claim("deactivate-the-shield-generator#7")
    void cardsMoveThereAndAcross() {
        var scene =
                ruins().site(FOREST, DARK)
                        .at(FOREST, "Blizzard Scout 1")
                        .pilot("Blizzard Scout 1", "AT-AT Driver")
                        .force(DARK, 3)
                        .turn(DARK, Phase.MOVE);
        assertThat(scene.move("Blizzard Scout 1").offered()).contains(BUNKER, PLATFORM);
        scene.to(BUNKER).passResponses();
        assertThat(scene.locationOf("Blizzard Scout 1")).isEqualTo(BUNKER);
        // into the Bunker itself no vehicle drives
        table().site(BUNKER, DARK)
                .at(PLATFORM, "Blizzard Scout 1")
                .pilot("Blizzard Scout 1", "AT-AT Driver")
                .force(DARK, 3)
                .turn(DARK, Phase.MOVE)
                .mayNot("move Blizzard Scout 1");
    }

    @Test
    @Claim({"deactivate-the-shield-generator#8", "deactivate-the-shield-generator#9"})
    void aPlatformThatWasNotThereMayStillComeAtTheFarEndOfTheRow() {
        var scene = blown(ready().site(HUT, LIGHT).hand(LIGHT, PLATFORM));
        scene.passUntil(LIGHT, Phase.DEPLOY);
        scene.deploy(PLATFORM).passResponses();

        assertThat(scene.has(PLATFORM, Flag.BLOWN_AWAY)).isFalse();
        var row = scene.locations();
        assertThat(row.indexOf(PLATFORM)).isZero();
        assertThat(row.indexOf(BUNKER)).isEqualTo(1);
        assertThat(row.indexOf(HUT)).isEqualTo(row.size() - 1);
        assertThat(Layout.adjacent(scene.state(), scene.card(PLATFORM), scene.card(BUNKER)))
                .isTrue();
        // while the Bunker stands, the platform lies between it and the forest
        var whole =
                table().site(BUNKER, DARK)
                        .site(FOREST, DARK)
                        .site(HUT, LIGHT)
                        .hand(LIGHT, PLATFORM)
                        .turn(LIGHT, Phase.DEPLOY);
        whole.deploy(PLATFORM).passResponses();
        assertThat(whole.locations()).startsWith(BUNKER, PLATFORM);
    }
}
