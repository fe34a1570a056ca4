package holosite.rules.cards.jabbaspalace;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Capacity;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Kinds;
import holosite.rules.kit.Position;
import org.junit.jupiter.api.Test;

/** Scum And Villainy. */
class ScumAndVillainyTest {
    private static final String SCUM = "Scum And Villainy";
    private static final String CHAMBER = "Jabba's Palace: Audience Chamber";
    private static final String DUNGEON = "Jabba's Palace: Dungeon";
    private static final String RAIDER = "Plain Raider";
    private static final String HALL = "Jabba's Palace: Plain Hall";

    private static Position scum() {
        var hall =
                Kinds.site("Jabba's Palace", "Plain Hall", DARK, "0_1")
                        .unique()
                        .of("Tatooine")
                        .force(1, 1)
                        .icons(Icon.INTERIOR, Icon.PLANET)
                        .done();
        var raider =
                Kinds.starfighter(RAIDER, DARK, "0_2")
                        .destiny(2)
                        .deploy(2)
                        .power(2)
                        .maneuver(3)
                        .hyperspeed(3)
                        .forfeit(3)
                        .icons(Icon.INDEPENDENT)
                        .carries(Capacity.pilots(1).withPassengers(1))
                        .says();
        return tableWith(hall, raider)
                .site(CHAMBER, DARK)
                .on(CHAMBER, SCUM)
                .system("Tatooine", DARK);
    }

    @Test
    void itDeploysOnTheAudienceChamber() {
        var scene =
                table().site(CHAMBER, DARK)
                        .site(DUNGEON, DARK)
                        .hand(DARK, SCUM)
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy(SCUM).passResponses();
        assertThat(scene.hostOf(SCUM)).isEqualTo(CHAMBER);
    }

    @Test
    void itHelpsWhileOnlyAliensGiveAbility() {
        assertThat(helps(scum().at(CANTINA, "Bossk"))).isTrue();
        assertThat(helps(scum().at(CANTINA, "Garindan"))).isTrue();
        assertThat(helps(scum().at(CANTINA, "Bossk", "Stormtrooper"))).isFalse();
        // no ability on table at all, or only the opponent's
        assertThat(helps(scum())).isFalse();
        assertThat(helps(scum().at(CANTINA, "EG-6"))).isFalse();
        assertThat(helps(scum().at(CANTINA, "Wioslea"))).isFalse();
    }

    @Test
    void pilotsOfIndependentStarshipsAreAmongThemWhoeverTheyAre() {
        assertThat(helps(scum().at("Tatooine", RAIDER))).isFalse();
        for (String pilot : new String[] {"Darth Vader", "AT-AT Driver"}) {
            assertThat(helps(scum().at("Tatooine", RAIDER).pilot(RAIDER, pilot))).isTrue();
            // only smugglers and bounty hunters pilot the Punishing One
            String ship = "Punishing One";
            assertThat(helps(scum().at("Tatooine", ship).pilot(ship, pilot))).isFalse();
        }
        assertThat(
                        helps(
                                scum().at("Tatooine", RAIDER)
                                        .pilot(RAIDER, "Dengar")
                                        .passenger(RAIDER, "Darth Vader")))
                .isFalse();
        assertThat(
                        helps(
                                scum().at(CANTINA, "Bossk")
                                        .at("Tatooine", "Black 2")
                                        .pilot("Black 2", "DS-61-2")))
                .isFalse();
        assertThat(
                        helps(
                                scum().at("Tatooine", "Lando In Millennium Falcon")
                                        .pilot("Lando In Millennium Falcon", "Luke Skywalker")))
                .isFalse();
    }

    @Test
    void builtInPilotsHelpInIndependentStarshipsAndSpoilItElsewhere() {
        assertThat(helps(scum().at("Tatooine", "Boba Fett In Slave I"))).isTrue();
        assertThat(helps(scum().at(CANTINA, "Bossk").at("Tatooine", "TIE Fighter"))).isFalse();
        assertThat(helps(scum().at(CANTINA, "Bossk", "Blizzard 2"))).isFalse();
        assertThat(helps(scum().at(CANTINA, "Bossk").at("Tatooine", "X-wing"))).isTrue();
        assertThat(helps(scum().at(CANTINA, "Bossk").at("Tatooine", "Black 2"))).isTrue();
    }

    @Test
    void aVehicleWithAbilityOfItsOwnSpoilsIt() {
        assertThat(helps(scum().at(CANTINA, "Bossk", "Dewback"))).isFalse();
        assertThat(helps(scum().at(CANTINA, "Bossk", "Blizzard 1"))).isTrue();
    }

    @Test
    void aHologramOfYourOwnSpoilsItAndOneOfTheOpponentDoesNot() {
        String board = "Dejarik Hologameboard";
        assertThat(helps(scum().at(CANTINA, "Bossk").at(board, "Molator"))).isFalse();
        assertThat(helps(scum().at(CANTINA, "Bossk").at(board, "Grimtaash"))).isTrue();
    }

    @Test
    void anImperialWhoIsAnAlienTooSpoilsNothing() {
        assertThat(helps(scum().at(CANTINA, "Mara Jade, The Emperor's Hand"))).isTrue();
    }

    /**
     * Whether aliens and starships deploy for 1 less and a battle retrieves Force. A droid with
     * presence begins that battle, which needs no ability.
     */
    private static boolean helps(Position position) {
        var scene =
                position.at(MOS_EISLEY, "Destroyer Droid", "Rebel Trooper")
                        .hand(DARK, "Bane Malar", "Thunderflare", "General Veers")
                        .hand(LIGHT, "Arleil Schous")
                        .lost(DARK, 5)
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.deployCost("General Veers", MOS_EISLEY)).isEqualTo(3);
        assertThat(scene.deployCost("Arleil Schous", MOS_EISLEY)).isEqualTo(4);
        boolean alien = scene.deployCost("Bane Malar", MOS_EISLEY) < 4;
        boolean ship = scene.deployCost("Thunderflare", "Tatooine") == 6;
        assertThat(alien).isEqualTo(ship);
        scene.battleAt(MOS_EISLEY).passResponses();
        assertThat(scene.lost(DARK)).hasSize(alien ? 3 : 5);
        return alien;
    }

    @Test
    void beginningABattleRetrievesTwo() {
        assertThat(retrieved(DARK, "Bossk")).isEqualTo(2);
        assertThat(retrieved(DARK, "Stormtrooper")).isZero();
        assertThat(retrieved(LIGHT, "Bossk")).isZero();
    }

    private static int retrieved(Side turn, String fighter) {
        var scene =
                scum().at(CANTINA, fighter, "Rebel Trooper")
                        .lost(DARK, 5)
                        .force(turn, 1)
                        .turn(turn, Phase.BATTLE)
                        .battleAt(CANTINA)
                        .passResponses();
        return 5 - scene.lost(DARK).size();
    }

    @Test
    void alterReachesItUnlessDarkControlsThreeSitesOfThePalace() {
        var scene =
                scum().at(CHAMBER, "Bossk")
                        .at(CANTINA, "Luke Skywalker")
                        .hand(LIGHT, "Alter (1_71)")
                        .turn(LIGHT, Phase.CONTROL);
        scene.offers("play Alter");
        assertThat(altered(true, CHAMBER, DUNGEON, HALL)).isFalse();
        assertThat(altered(true, CHAMBER, DUNGEON, MOS_EISLEY)).isTrue();
        assertThat(altered(false, CHAMBER, DUNGEON, HALL)).isTrue();
    }

    private static boolean altered(boolean alone, String... sites) {
        var position = scum().site(DUNGEON, DARK).at(HALL, "EG-6").at(CANTINA, "Luke Skywalker");
        String[] scum = {"Bossk", "Dengar", "Bane Malar"};
        for (int i = 0; i < sites.length; i++) {
            position.at(sites[i], scum[i]);
        }
        if (!alone) {
            position.at(sites[0], "Rebel Trooper");
        }
        return position.hand(LIGHT, "Alter (1_71)")
                .turn(LIGHT, Phase.CONTROL)
                .isOffered("play Alter");
    }

    /** Both are won at sabacc, the Falcon without Lando; a droid gives no ability. */
    @Test
    void aDroidAtTheControlsOfAnIndependentStarshipIsNotEnough() {
        String droids = "Artoo & Threepio";
        String falcon = "Lando In Millennium Falcon";
        var won = scum().at("Tatooine", falcon).stolen(falcon).pilot(falcon, droids).stolen(droids);
        assertThat(helps(won)).isFalse();
    }
}
