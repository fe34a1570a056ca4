package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.hosts;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Scene;
import holosite.rules.log.PileEntry;
import holosite.rules.table.Zone;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Single Effects, devices and locations of both sides. */
class EffectsAndDevicesTest {
    private static final String PLAINS = "Hoth: Ice Plains (5th Marker)";
    private static final String CORRIDOR = "Death Star: Detention Block Corridor";
    private static final String CONTROL_ROOM = "Death Star: Detention Block Control Room";
    private static final String WAR_ROOM = "Death Star: War Room";
    private static final String COMMAND_CENTER = "Hoth: Echo Command Center (War Room)";

    // ---- Astromech Shortage

    @Test
    @Claim("astromech-shortage#1")
    void anAstromechShortageLiesOnTheOtherSideForThree() {
        var scene =
                table().at(CANTINA, "Stormtrooper")
                        .hand(DARK, "Astromech Shortage")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("Astromech Shortage");

        assertThat(scene.pile(LIGHT, Zone.SIDE_OF_TABLE)).containsExactly("Astromech Shortage");
        assertThat(scene.forcePile(DARK)).isEmpty();
    }

    @Test
    @Claim("astromech-shortage#2")
    void anAstromechShortageMakesStarshipsWithNavComputersDearer() {
        var scene =
                table().system("Tatooine", LIGHT)
                        .beside(LIGHT, "Astromech Shortage")
                        .hand(LIGHT, "X-wing", "Corellian Corvette", "Rebel Trooper")
                        .hand(DARK, "Devastator")
                        .at(CANTINA, "Luke Skywalker")
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(scene.deployCost("X-wing", "Tatooine")).isEqualTo(3);
        assertThat(scene.deployCost("Corellian Corvette", "Tatooine")).isEqualTo(5);
        assertThat(scene.deployCost("Devastator", "Tatooine")).isEqualTo(8);
    }

    // ---- Death Squadron

    @Test
    @Claim("death-squadron#1")
    void deathSquadronDeploysOnAnySystem() {
        var scene =
                table().system("Tatooine", DARK)
                        .system("Hoth", LIGHT)
                        .site(CANTINA, DARK)
                        .at(CANTINA, "Stormtrooper")
                        .hand(DARK, "Death Squadron")
                        .turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, "Death Squadron")).containsExactlyInAnyOrder("Tatooine", "Hoth");
    }

    @Test
    @Claim("death-squadron#2")
    void deathSquadronCountsTheStarshipsPresent() {
        var scene =
                table().at("Hoth", "TIE Fighter", "TIE Fighter", "Tyrant")
                        .at("Tatooine", "Devastator")
                        .on("Hoth", "Death Squadron")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.totalPower("Hoth", DARK)).isEqualTo(1 + 1 + 8 + 3);
        assertThat(scene.totalPower("Tatooine", DARK)).isEqualTo(9);
    }

    @Test
    @Claim("death-squadron#3")
    void deathSquadronSendsTroopersAndVehiclesDownForFree() {
        var scene =
                table().system("Hoth", DARK)
                        .site(PLAINS, DARK)
                        .at("Hoth", "Tyrant")
                        .on("Hoth", "Death Squadron")
                        .passenger("Tyrant", "Snowtrooper", "General Veers")
                        .cargo("Tyrant", "Blizzard Scout 1")
                        .at(PLAINS, "Snowtrooper")
                        .turn(DARK, Phase.MOVE);

        scene.offers("shuttle Snowtrooper", "shuttle Blizzard Scout 1")
                .mayNot("shuttle General Veers", "shuttle Snowtrooper#2");
        scene.shuttle("Snowtrooper").to(PLAINS);
        assertThat(scene.locationOf("Snowtrooper")).isEqualTo(PLAINS);
    }

    @Test
    @Claim("death-squadron#3")
    void withoutDeathSquadronNobodyComesDownForFree() {
        table().system("Hoth", DARK)
                .site(PLAINS, DARK)
                .at("Hoth", "Tyrant")
                .passenger("Tyrant", "Snowtrooper")
                .cargo("Tyrant", "Blizzard Scout 1")
                .turn(DARK, Phase.MOVE)
                .mayNot("shuttle Snowtrooper", "shuttle Blizzard Scout 1");
    }

    // ---- Detention Block Control Room

    @Test
    @Claim("death-star-detention-block-control-room-light#1")
    void theControlRoomDrainsBetter() {
        var scene =
                table().site(CONTROL_ROOM, LIGHT)
                        .at(CONTROL_ROOM, "Luke Skywalker")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(scene.forceDrain(CONTROL_ROOM, LIGHT)).isEqualTo(2);

        var contested =
                table().site(CONTROL_ROOM, LIGHT)
                        .at(CONTROL_ROOM, "Luke Skywalker", "Stormtrooper")
                        .turn(LIGHT, Phase.CONTROL);
        assertThat(contested.forceDrain(CONTROL_ROOM, LIGHT)).isEqualTo(1);
    }

    @Test
    @Claim("death-star-detention-block-control-room-light#2")
    void whoTakesTheControlRoomOpensTheCells() {
        var scene =
                table().site(CONTROL_ROOM, LIGHT)
                        .site(CORRIDOR, DARK)
                        .imprisoned(CORRIDOR, "Leia Organa")
                        .at(CORRIDOR, "Luke Skywalker")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.MOVE);
        assertThat(scene.isCaptive("Leia Organa")).isTrue();

        scene.move("Luke Skywalker").to(CONTROL_ROOM);
        scene.answerDefaults(() -> scene.isCaptive("Leia Organa") && scene.phase() == Phase.MOVE);

        assertThat(scene.isCaptive("Leia Organa")).isFalse();
    }

    // ---- Debris Zone

    private static Scene debris(int destiny) {
        var scene =
                table().site(PLAINS, DARK)
                        .at(
                                PLAINS,
                                "Blizzard Scout 1",
                                "Snowtrooper",
                                "AT-AT Driver",
                                "Mynock (4_4)",
                                "Y-wing")
                        .at(PLAINS, "Luke's X-34 Landspeeder", "Luke Skywalker")
                        .on("Luke Skywalker", "Blaster Rifle", "Electrobinoculars")
                        .on("AT-AT Driver", "Demotion")
                        .hit("Blizzard Scout 1")
                        .hand(DARK, "Debris Zone")
                        .nextDestiny(DARK, destiny)
                        .turn(DARK, Phase.CONTROL);
        return scene.passUntil("play Debris Zone").play("Debris Zone").passResponses();
    }

    @Test
    @Claim("debris-zone#1")
    void aDebrisZoneStrikesUnitsWeaponsAndDevicesOfItsDestiny() {
        var scene = debris(3);

        assertThat(scene.lost(LIGHT))
                .contains(
                        "Mynock",
                        "Y-wing",
                        "Luke's X-34 Landspeeder",
                        "Blaster Rifle",
                        "Electrobinoculars");
        assertThat(scene.lost(DARK)).contains("Snowtrooper");
        assertThat(scene.isOnTable("Demotion")).isTrue();
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
    }

    @Test
    @Claim("debris-zone#1")
    void aDebrisZoneLeavesTheLocation() {
        var scene = debris(0);

        assertThat(scene.locations()).contains(PLAINS);
        assertThat(scene.isOnTable("Snowtrooper")).isTrue();
    }

    // ---- Demotion

    @Test
    @Claim({"demotion#1", "demotion#2"})
    void demotionDeploysForTwoOnImperialsButNotOnAll() {
        var scene =
                table().at(
                                CANTINA,
                                "Darth Vader",
                                "General Veers",
                                "Stormtrooper",
                                "Dengar",
                                "Probe Droid")
                        .at(CANTINA, "Luke Skywalker", "AT-AT Driver", "Sandtrooper")
                        .hand(LIGHT, "Demotion")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(hosts(scene, "Demotion"))
                .containsExactlyInAnyOrder("General Veers", "AT-AT Driver");
        scene.choose("General Veers");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @Test
    @Claim({"demotion#3", "demotion#4"})
    void demotionTakesPowerAndText() {
        var before = table().at(PLAINS, "General Veers", "AT-AT Driver").turn(DARK, Phase.CONTROL);
        assertThat(before.power("AT-AT Driver")).isEqualTo(2);
        assertThat(before.power("General Veers")).isEqualTo(3);

        var after =
                table().at(PLAINS, "General Veers", "AT-AT Driver")
                        .on("General Veers", "Demotion")
                        .turn(DARK, Phase.CONTROL);
        assertThat(after.power("AT-AT Driver")).isEqualTo(1);
        assertThat(after.power("General Veers")).isEqualTo(1);
    }

    // ---- Descent Into The Dark

    private static Scene descent(Side turn) {
        return table().site(CANTINA, LIGHT)
                .site(MOS_EISLEY, LIGHT)
                .at(CANTINA, "Luke Skywalker", "Stormtrooper")
                .hand(LIGHT, "Descent Into The Dark", "Nabrun Leids")
                .hand(DARK, "Elis Helrot")
                .force(LIGHT, 4)
                .force(DARK, 4)
                .used(LIGHT, 2)
                .used(DARK, 3)
                .turn(turn, Phase.CONTROL);
    }

    private static Scene travel(Scene scene, String with) {
        return scene.play(with)
                .passUntil(Prompt.Key.MAY_PAY)
                .yes()
                .answerDefaults(() -> scene.prompt() == Prompt.Key.TARGET);
    }

    @Test
    @Claim({
        "descent-into-the-dark#1",
        "descent-into-the-dark#2",
        "descent-into-the-dark#3",
        "descent-into-the-dark#4"
    })
    void descentIntoTheDarkRecirculatesAndTheNextUsedCardEndsIt() {
        var scene = descent(LIGHT);
        scene.mayNot("deploy Descent Into The Dark");

        travel(scene, "Nabrun Leids");
        scene.deploy("Descent Into The Dark").passResponses();
        assertThat(scene.used(LIGHT)).isEmpty();
        assertThat(scene.used(DARK)).isEmpty();
        assertThat(scene.isOnTable("Descent Into The Dark")).isTrue();

        travel(scene, "Elis Helrot");
        assertThat(scene.isIn("Descent Into The Dark", Zone.LOST_PILE)).isTrue();
        assertThat(scene.used(DARK)).isNotEmpty();
    }

    @Test
    @Claim("descent-into-the-dark#1")
    void descentIntoTheDarkFollowsTheOpponentsCardsOnItsOwnersTurnOnly() {
        var own = descent(LIGHT).pass(LIGHT);
        travel(own, "Elis Helrot");
        own.offers("deploy Descent Into The Dark");

        var other = descent(DARK);
        travel(other, "Elis Helrot");
        other.mayNot("deploy Descent Into The Dark");
    }

    // ---- Droid Detector

    @Test
    @Claim("droid-detector#1")
    void aDroidDetectorDeploysAtInteriorSites() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(BAY, DARK)
                        .at(MOS_EISLEY, "Stormtrooper")
                        .hand(DARK, "Droid Detector")
                        .turn(DARK, Phase.DEPLOY);

        assertThat(hosts(scene, "Droid Detector")).containsExactlyInAnyOrder(CANTINA, BAY);
    }

    @Test
    @Claim("droid-detector#3")
    void droidsDoNotDeployToADroidDetector() {
        var dark =
                table().at("Tatooine", "Devastator")
                        .site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(FARM, DARK)
                        .on(CANTINA, "Droid Detector")
                        .hand(DARK, "Probe Droid")
                        .at(CANTINA, "Stormtrooper")
                        .force(DARK, 3)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(dark, "Probe Droid")).contains(MOS_EISLEY).doesNotContain(CANTINA);

        var light =
                table().site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .site(FARM, DARK)
                        .on(CANTINA, "Droid Detector")
                        .hand(LIGHT, "C-3PO")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(light, "C-3PO")).contains(MOS_EISLEY).doesNotContain(CANTINA);
    }

    @Test
    @Claim("droid-detector#4")
    void aDroidDetectorClearsOutDroidsFromTheNextTurnOn() {
        var scene =
                table().site(CANTINA, DARK)
                        .site(MOS_EISLEY, DARK)
                        .at(CANTINA, "C-3PO", "Probe Droid", "Luke Skywalker")
                        .at(MOS_EISLEY, "R2-D2")
                        .hand(DARK, "Droid Detector")
                        .turn(DARK, Phase.DEPLOY);

        scene.deploy("Droid Detector").to(CANTINA);
        scene.endTurn();
        assertThat(scene.isOnTable("C-3PO")).isTrue();
        scene.endTurn();
        assertThat(scene.isIn("C-3PO", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn("Probe Droid", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isOnTable("R2-D2")).isTrue();
        assertThat(scene.isOnTable("Luke Skywalker")).isTrue();
    }

    @Test
    void aDroidDetectorStaysWhereItIs() {
        var position =
                table().site(CANTINA, DARK)
                        .site(BAY, DARK)
                        .at(CANTINA, "Stormtrooper", "Stormtrooper")
                        .on(CANTINA, "Droid Detector")
                        .force(DARK, 5);
        position.turn(DARK, Phase.MOVE).mayNot("move Droid Detector");
    }

    // ---- Electrobinoculars

    @Test
    @Claim("electrobinoculars#1")
    void electrobinocularsDeployForOneOnAnyWarrior() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "C-3PO", "Rebel Trooper")
                        .hand(LIGHT, "Electrobinoculars")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.DEPLOY);

        assertThat(hosts(scene, "Electrobinoculars"))
                .contains("Luke Skywalker", "Rebel Trooper")
                .doesNotContain("C-3PO");
        scene.choose("Luke Skywalker");
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    private static Scene watching() {
        return table().at(CANTINA, "Luke Skywalker")
                .on("Luke Skywalker", "Electrobinoculars")
                .reserve(LIGHT, "Han Solo", "Leia Organa")
                .force(LIGHT, 2)
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    @Claim({"electrobinoculars#2", "electrobinoculars#3"})
    void electrobinocularsLookAtTheTopCardAndMayKeepIt() {
        var taken = watching().pass(DARK).use("Electrobinoculars");
        assertThat(taken.used(LIGHT)).hasSize(2);
        taken.yes();
        assertThat(taken.forcePile(LIGHT)).containsExactly("Han Solo");
        assertThat(taken.reserve(LIGHT).getFirst()).isEqualTo("Leia Organa");

        var left = watching().pass(DARK).use("Electrobinoculars").no();
        assertThat(left.reserve(LIGHT).getFirst()).isEqualTo("Han Solo");
        assertThat(left.forcePile(LIGHT)).isEmpty();
    }

    @Test
    @Claim("electrobinoculars#4")
    void electrobinocularsNeedACardToLookAt() {
        table().at(CANTINA, "Luke Skywalker")
                .on("Luke Skywalker", "Electrobinoculars")
                .force(LIGHT, 4)
                .nothingElseInReserve(LIGHT)
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("use Electrobinoculars");
    }

    // ---- Evacuation Control

    @Test
    @Claim("evacuation-control#1")
    void evacuationControlDeploysOnItsOwnersWarRoom() {
        var scene =
                table().site(COMMAND_CENTER, LIGHT)
                        .site(WAR_ROOM, DARK)
                        .site(CANTINA, LIGHT)
                        .hand(LIGHT, "Evacuation Control")
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy("Evacuation Control");

        assertThat(scene.hostOf("Evacuation Control")).isEqualTo(COMMAND_CENTER);
    }

    @Test
    @Claim({"evacuation-control#3", "evacuation-control#4", "evacuation-control#5"})
    void evacuationControlHelpsMediumTransportsAtThePlanet() {
        var scene =
                table().system("Hoth", LIGHT)
                        .system("Tatooine", LIGHT)
                        .site(COMMAND_CENTER, LIGHT)
                        .on(COMMAND_CENTER, "Evacuation Control")
                        .at("Hoth", "Medium Transport", "Corellian Corvette")
                        .at("Tatooine", "Medium Transport")
                        .turn(LIGHT, Phase.MOVE);

        assertThat(scene.hyperspeed("Medium Transport")).isEqualTo(6);
        assertThat(scene.hyperspeed("Medium Transport#2")).isEqualTo(4);
        assertThat(scene.hyperspeed("Corellian Corvette")).isEqualTo(3);
        assertThat(scene.immunity("Medium Transport")).isEqualTo(3);
        assertThat(scene.immunity("Medium Transport#2")).isZero();
        scene.mayNot("move Medium Transport#2", "move Corellian Corvette");
        scene.move("Medium Transport").to("Tatooine");
        assertThat(scene.locationOf("Medium Transport")).isEqualTo("Tatooine");
    }

    @Test
    @Claim("evacuation-control#2")
    void evacuationControlFiresThePlanetDefenderOnceInAMovePhase() {
        var scene =
                table().system("Hoth", LIGHT)
                        .site(COMMAND_CENTER, LIGHT)
                        .site("Hoth: Main Power Generators (1st Marker)", LIGHT)
                        .on(COMMAND_CENTER, "Evacuation Control")
                        .at(
                                "Hoth: Main Power Generators (1st Marker)",
                                "Planet Defender Ion Cannon")
                        .at("Hoth", "Devastator", "Tyrant")
                        .force(LIGHT, 9)
                        .nextDestiny(LIGHT, 5, 5)
                        .turn(LIGHT, Phase.MOVE);

        scene.use("Evacuation Control").at("Devastator").passResponses();
        assertThat(scene.power("Devastator")).isZero();
        scene.passUntil(LIGHT).mayNot("use Evacuation Control");
        assertThat(scene.phase()).isEqualTo(Phase.MOVE);
    }

    // ---- Presence Of The Force

    @Test
    @Claim("presence-of-the-force#1")
    void presenceOfTheForceCountsOnceAtALocation() {
        var one =
                table().site(CANTINA, DARK)
                        .on(CANTINA, "Presence Of The Force")
                        .turn(DARK, Phase.CONTROL);
        assertThat(one.forceIcons(CANTINA, DARK)).isEqualTo(3);
        assertThat(one.forceIcons(CANTINA, LIGHT)).isEqualTo(3);

        var two =
                table().site(CANTINA, DARK)
                        .on(CANTINA, "Presence Of The Force", "Presence Of The Force")
                        .turn(DARK, Phase.CONTROL);
        assertThat(two.forceIcons(CANTINA, DARK)).isEqualTo(3);
        assertThat(two.forceIcons(CANTINA, LIGHT)).isEqualTo(3);
    }

    // ---- Pride Of The Empire

    @Test
    @Claim("pride-of-the-empire#1")
    void thePrideOfTheEmpireIsUnique() {
        var scene =
                table().at("Tatooine", "TIE Fighter")
                        .on("TIE Fighter", "Pride Of The Empire")
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.printed("Pride Of The Empire").uniqueness().unique()).isTrue();
    }

    @Test
    @Claim({"pride-of-the-empire#2", "pride-of-the-empire#4"})
    void thePrideOfTheEmpireFollowsAVictory() {
        var scene =
                table().at("Tatooine", "TIE Fighter", "Devastator", "X-wing")
                        .hand(DARK, "Pride Of The Empire")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.mayNot("deploy Pride Of The Empire").battleAt("Tatooine");
        scene.passUntil("forfeit X-wing").forfeit("X-wing");
        scene.passUntil("deploy Pride Of The Empire").deploy("Pride Of The Empire");

        assertThat(scene.hostOf("Pride Of The Empire")).isEqualTo("TIE Fighter");
        assertThat(scene.power("TIE Fighter")).isEqualTo(3);
    }

    @Test
    @Claim("pride-of-the-empire#3")
    void thePrideOfTheEmpireCostsTheOpponentForceInHisMovePhase() {
        var tie =
                table().at("Tatooine", "TIE Fighter")
                        .on("TIE Fighter", "Pride Of The Empire")
                        .turn(LIGHT, Phase.BATTLE);
        tie.endTurn();
        assertThat(tie.lost(LIGHT)).hasSize(2);
        tie.endTurn();
        assertThat(tie.lost(LIGHT)).hasSize(2);

        var custom =
                table().at("Tatooine", "Vader's Custom TIE")
                        .pilot("Vader's Custom TIE", "DS-61-2")
                        .on("Vader's Custom TIE", "Pride Of The Empire")
                        .turn(LIGHT, Phase.BATTLE);
        custom.endTurn();
        assertThat(custom.lost(LIGHT)).hasSize(1);
    }

    @Test
    @Claim("pride-of-the-empire#5")
    void controlDoesNotReachThePrideOfTheEmpire() {
        table().at("Tatooine", "TIE Fighter")
                .on("TIE Fighter", "Pride Of The Empire")
                .hand(LIGHT, "Control")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("play Control");
        table().at("Tatooine", "TIE Fighter")
                .beside(LIGHT, "Descent Into The Dark")
                .hand(LIGHT, "Control")
                .turn(LIGHT, Phase.CONTROL)
                .offers("play Control");
    }

    // ---- Probe Antennae

    @Test
    @Claim({"probe-antennae#1", "probe-antennae#3"})
    void probeAntennaeAreFreeOnAProbeDroidAndOneOnOtherDroids() {
        var scene =
                table().at(CANTINA, "Probe Droid", "EG-6", "Stormtrooper", "C-3PO")
                        .hand(DARK, "Probe Antennae")
                        .force(DARK, 1)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.deployCost("Probe Antennae", "Probe Droid")).isZero();
        assertThat(scene.deployCost("Probe Antennae", "EG-6")).isEqualTo(1);
        assertThat(hosts(scene, "Probe Antennae"))
                .containsExactlyInAnyOrder("Probe Droid", "EG-6 (Eegee-Six)");
    }

    /** The cards this player alone has looked at. */
    private static List<String> seen(Scene scene, Side viewer) {
        return scene.game().log().from(0).stream()
                .filter(PileEntry.LooksAt.class::isInstance)
                .map(entry -> (PileEntry.LooksAt) entry)
                .filter(entry -> entry.player() == viewer)
                .map(entry -> entry.card().title())
                .toList();
    }

    private static Scene probing(String... antennae) {
        return table().site(CANTINA, DARK)
                .at(CANTINA, "Probe Droid", "Stormtrooper")
                .on("Probe Droid", antennae)
                .hand(LIGHT, "X-wing", "X-wing", "X-wing", "X-wing", "X-wing")
                .turn(DARK, Phase.CONTROL);
    }

    @Test
    @Claim("probe-droid#2")
    void aProbeDroidLooksAtAsManyCardsAsThereAreLightIconsOnce() {
        var scene = probing();

        scene.use("Probe Droid").passResponses();

        assertThat(seen(scene, DARK)).hasSize(2);
        scene.passUntil(DARK).mayNot("use Probe Droid");
        table().site(CANTINA, DARK)
                .at(CANTINA, "Probe Droid")
                .hand(LIGHT, "X-wing")
                .turn(DARK, Phase.MOVE)
                .mayNot("use Probe Droid");
    }

    @Test
    @Claim("probe-antennae#2")
    void probeAntennaeShowTwoCardsMore() {
        var scene = probing("Probe Antennae");

        scene.mayNot("use Probe Antennae").use("Probe Droid").passResponses();

        assertThat(seen(scene, DARK)).hasSize(4);
    }

    @Test
    @Claim("probe-antennae#4")
    void probeAntennaeOnAnotherDroidShowOneCardWhereItsOwnerControls() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "EG-6", "Stormtrooper")
                        .on("EG-6", "Probe Antennae")
                        .hand(LIGHT, "X-wing", "X-wing")
                        .turn(DARK, Phase.CONTROL);
        scene.use("Probe Antennae").passResponses();
        assertThat(seen(scene, DARK)).hasSize(1);
        scene.passUntil(DARK).mayNot("use Probe Antennae");

        table().site(CANTINA, DARK)
                .at(CANTINA, "EG-6", "Stormtrooper", "Luke Skywalker")
                .on("EG-6", "Probe Antennae")
                .hand(LIGHT, "X-wing", "X-wing")
                .turn(DARK, Phase.CONTROL)
                .mayNot("use Probe Antennae");
    }

    // ---- backpacks

    @Test
    @Claim({"echo-trooper-backpack#1", "stormtrooper-backpack#1"})
    void aBackpackDeploysOnATrooper() {
        var light =
                table().at(
                                CANTINA,
                                "Rebel Trooper",
                                "Echo Base Trooper",
                                "Luke Skywalker",
                                "Stormtrooper")
                        .hand(LIGHT, "Echo Trooper Backpack")
                        .turn(LIGHT, Phase.DEPLOY);
        assertThat(hosts(light, "Echo Trooper Backpack"))
                .containsExactlyInAnyOrder("Rebel Trooper", "Echo Base Trooper");
        var dark =
                table().at(CANTINA, "Stormtrooper", "Sandtrooper", "Darth Vader", "Rebel Trooper")
                        .hand(DARK, "Stormtrooper Backpack")
                        .turn(DARK, Phase.DEPLOY);
        assertThat(hosts(dark, "Stormtrooper Backpack"))
                .containsExactlyInAnyOrder("Stormtrooper", "Sandtrooper");
    }

    @Test
    @Claim({"echo-trooper-backpack#2", "stormtrooper-backpack#1"})
    void aTrooperWithABackpackFiresAllHisWeapons() {
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Rebel Trooper", "Stormtrooper")
                        .on(
                                "Rebel Trooper",
                                "Echo Trooper Backpack",
                                "Blaster Rifle",
                                "Blaster Rifle")
                        .on("Rebel Trooper#2", "Blaster Rifle", "Blaster Rifle")
                        .force(LIGHT, 9)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).fire("Blaster Rifle").at("Stormtrooper");
        scene.passUntil(LIGHT).offers("fire Blaster Rifle#2").fire("Blaster Rifle#3");
        scene.passUntil(LIGHT).mayNot("fire Blaster Rifle#4").offers("fire Blaster Rifle#2");

        var dark =
                table().at(CANTINA, "Stormtrooper", "Rebel Trooper")
                        .on(
                                "Stormtrooper",
                                "Stormtrooper Backpack",
                                "Assault Rifle",
                                "Assault Rifle")
                        .force(DARK, 9)
                        .turn(DARK, Phase.BATTLE);
        dark.battleAt(CANTINA).fire("Assault Rifle").at("Rebel Trooper");
        dark.passUntil(DARK).offers("fire Assault Rifle#2");
    }

    @Test
    @Claim({"echo-trooper-backpack#3", "stormtrooper-backpack#1"})
    void aBackpackProtectsFromAttritionAtPlanetSites() {
        var scene =
                table().at(CANTINA, "Rebel Trooper", "Rebel Trooper")
                        .on("Rebel Trooper", "Echo Trooper Backpack")
                        .at(WAR_ROOM, "Rebel Trooper", "Stormtrooper")
                        .on("Rebel Trooper#3", "Echo Trooper Backpack")
                        .on("Stormtrooper", "Stormtrooper Backpack")
                        .at(MOS_EISLEY, "Stormtrooper")
                        .on("Stormtrooper#2", "Stormtrooper Backpack")
                        .turn(LIGHT, Phase.CONTROL);

        assertThat(scene.immunity("Rebel Trooper")).isEqualTo(3);
        assertThat(scene.immunity("Rebel Trooper#2")).isZero();
        assertThat(scene.immunity("Rebel Trooper#3")).isZero();
        assertThat(scene.immunity("Stormtrooper")).isZero();
        assertThat(scene.immunity("Stormtrooper#2")).isEqualTo(3);
    }

    @Test
    @Claim({"echo-trooper-backpack#4", "stormtrooper-backpack#1"})
    void aBackpackGivesNoRightToWeaponsOfOthers() {
        table().at(CANTINA, "Rebel Trooper")
                .on("Rebel Trooper", "Echo Trooper Backpack")
                .hand(LIGHT, "Obi-Wan's Lightsaber")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy Obi-Wan's Lightsaber");
    }

    @Test
    @Claim({"echo-trooper-backpack#5", "stormtrooper-backpack#1"})
    void aBackpackPowersNoArtillery() {
        table().at(PLAINS, "Rebel Trooper", "Atgar Laser Cannon", "Blizzard 2")
                .on("Rebel Trooper", "Echo Trooper Backpack")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(PLAINS)
                .mayNot("fire Atgar Laser Cannon");
        table().at(PLAINS, "Rebel Trooper", "Atgar Laser Cannon", "EG-4", "Blizzard 2")
                .on("Rebel Trooper", "Echo Trooper Backpack")
                .force(LIGHT, 9)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(PLAINS)
                .offers("fire Atgar Laser Cannon");
    }

    // ---- Punishing One

    @Test
    @Claim("punishing-one#1")
    void bountyHuntersAndSmugglersPilotPunishingOne() {
        var scene =
                table().system("Tatooine", DARK)
                        .hand(DARK, "Punishing One", "Dengar", "Dr. Evazan", "DS-61-2")
                        .force(DARK, 10)
                        .turn(DARK, Phase.DEPLOY);

        assertThat(scene.deployWithPilot("Punishing One").offered())
                .containsExactlyInAnyOrder("Dengar", "Dr. Evazan");
    }

    @Test
    @Claim("punishing-one#1")
    void punishingOneTakesOnePassenger() {
        table().at(BAY, "Punishing One", "DS-61-3")
                .pilot("Punishing One", "Dengar")
                .turn(DARK, Phase.MOVE)
                .offers("embark DS-61-3");
        table().at(BAY, "Punishing One", "DS-61-3", "Boba Fett")
                .pilot("Punishing One", "Dengar")
                .passenger("Punishing One", "DS-61-2")
                .turn(DARK, Phase.MOVE)
                .mayNot("embark DS-61-3", "embark Boba Fett");
    }

    @Test
    @Claim("punishing-one#2")
    void punishingOneIsImmuneWithDengarAtTheControls() {
        var scene =
                table().at("Tatooine", "Punishing One")
                        .pilot("Punishing One", "Dengar")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.immunity("Punishing One")).isEqualTo(3);
        var other =
                table().at("Tatooine", "Punishing One")
                        .pilot("Punishing One", "Boba Fett")
                        .turn(DARK, Phase.CONTROL);
        assertThat(other.immunity("Punishing One")).isZero();
    }

    @Test
    @Claim("punishing-one#3")
    void punishingOneIsCheapTogetherWithDengar() {
        var scene =
                table().system("Tatooine", DARK)
                        .hand(DARK, "Punishing One", "Dengar", "Boba Fett")
                        .force(DARK, 10)
                        .turn(DARK, Phase.DEPLOY);
        scene.deployWithPilot("Punishing One");
        scene.choose("Dengar");
        assertThat(scene.used(DARK)).hasSize(4);

        var other =
                table().system("Tatooine", DARK)
                        .hand(DARK, "Punishing One", "Dengar", "Boba Fett")
                        .force(DARK, 10)
                        .turn(DARK, Phase.DEPLOY);
        other.deployWithPilot("Punishing One");
        other.choose("Boba Fett");
        assertThat(other.used(DARK)).hasSize(8);
    }
}
