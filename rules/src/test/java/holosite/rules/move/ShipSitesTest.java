package holosite.rules.move;

import static holosite.language.ability.Action.at;
import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.language.words.Abilities.deploysOn;
import static holosite.language.words.Abilities.may;
import static holosite.language.words.Actions.may;
import static holosite.language.words.Filters.HOST;
import static holosite.language.words.Filters.STARSHIP;
import static holosite.language.words.Filters.chosen;
import static holosite.language.words.Filters.opponents;
import static holosite.language.words.Kinds.device;
import static holosite.language.words.Modifiers.opponents;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Ruling;
import holosite.language.Card;
import holosite.language.ability.When;
import holosite.language.card.Phase;
import holosite.language.card.Trait;
import holosite.language.effect.Capture;
import holosite.language.filter.Known;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.place.Layout;
import holosite.rules.table.Flag;
import holosite.rules.table.Role;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** Sites inside ships and vehicles. */
class ShipSitesTest {
    private static final String COMM = "Executor: Comm Station";
    private static final String CORRIDOR = "Executor: Main Corridor";
    private static final String LAUNCH_BAY = "Star Destroyer: Launch Bay";
    private static final String HOME_ONE_BAY = "Home One: Docking Bay";
    private static final String LOADING_BAY = "Sandcrawler: Loading Bay";

    // ---- to and from the bridge

    @Test
    @Ruling("sites-inside-ships")
    void betweenASiteAndTheBridgeItsPlayersCardsGoForFreeAsTheirRegularMove() {
        var scene =
                table().at("Tatooine", "Executor")
                        .at(COMM, "Stormtrooper")
                        .passenger("Executor", "Darth Vader")
                        .turn(DARK, Phase.MOVE);

        scene.move("Stormtrooper").to("Executor");
        assertThat(scene.hostOf("Stormtrooper")).isEqualTo("Executor");
        scene.mayNot("move Stormtrooper");
        scene.move("Darth Vader").to(COMM);
        assertThat(scene.hostOf("Darth Vader")).isEqualTo(COMM);
        scene.mayNot("move Darth Vader");
        assertThat(scene.used(DARK)).isEmpty();
    }

    @Test
    void withoutTheShipOnTheTableThereIsNoWay() {
        table().at(COMM, "Stormtrooper")
                .force(DARK, 5)
                .turn(DARK, Phase.MOVE)
                .mayNot("move Stormtrooper");
    }

    @Test
    void theOpponentDoesNotGoToTheBridge() {
        table().at("Tatooine", "Executor")
                .at(COMM, "Rebel Trooper")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("move Rebel Trooper");
    }

    @Test
    void fromSiteToSiteTheyWalk() {
        var scene =
                table().at(COMM, "Stormtrooper")
                        .site(CORRIDOR, DARK)
                        .force(DARK, 2)
                        .turn(DARK, Phase.MOVE);

        scene.move("Stormtrooper").to(CORRIDOR);

        assertThat(scene.used(DARK)).hasSize(1);
    }

    @Test
    void theMainCorridorLeadsToTheShipAndBackUnlessTheLightSideControlsIt() {
        var out =
                table().at("Tatooine", "Executor")
                        .at(CORRIDOR, "Stormtrooper")
                        .turn(DARK, Phase.MOVE)
                        .use(CORRIDOR);
        assertThat(out.hostOf("Stormtrooper")).isEqualTo("Executor");
        out.mayNot("move Stormtrooper");

        var back =
                table().at("Tatooine", "Executor")
                        .site(CORRIDOR, DARK)
                        .passenger("Executor", "Stormtrooper")
                        .turn(DARK, Phase.MOVE)
                        .use(CORRIDOR);
        assertThat(back.hostOf("Stormtrooper")).isEqualTo(CORRIDOR);

        table().at("Tatooine", "Executor")
                .at(CORRIDOR, "Rebel Trooper")
                .passenger("Executor", "Stormtrooper")
                .turn(DARK, Phase.MOVE)
                .mayNot("use " + CORRIDOR);
    }

    // ---- docking bays of ships

    @Test
    void starfightersOfBothSidesLandAtTheBayOfAShipThatIsWhereTheyAreForFree() {
        var own =
                table().at("Tatooine", "Home One", "X-wing")
                        .site(HOME_ONE_BAY, LIGHT)
                        .turn(LIGHT, Phase.MOVE);
        own.land("X-wing");
        assertThat(own.hostOf("X-wing")).isEqualTo(HOME_ONE_BAY);
        assertThat(own.used(LIGHT)).isEmpty();

        var other =
                table().at("Tatooine", "Home One", "TIE Fighter")
                        .site(HOME_ONE_BAY, LIGHT)
                        .turn(DARK, Phase.MOVE);
        other.land("TIE Fighter");
        assertThat(other.hostOf("TIE Fighter")).isEqualTo(HOME_ONE_BAY);
        assertThat(other.used(DARK)).isEmpty();

        table().at("Tatooine", "X-wing")
                .at("Hoth", "Home One")
                .site(HOME_ONE_BAY, LIGHT)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("land X-wing");
    }

    @Test
    void theyTakeOffToWhereTheShipIs() {
        var scene =
                table().at("Hoth", "Home One").at(HOME_ONE_BAY, "X-wing").turn(LIGHT, Phase.MOVE);

        scene.takeOff("X-wing");

        assertThat(scene.hostOf("X-wing")).isEqualTo("Hoth");
        table().at(HOME_ONE_BAY, "X-wing").turn(LIGHT, Phase.MOVE).mayNot("take off with X-wing");
    }

    // ---- inside a vehicle

    private static Position sandcrawler() {
        return table().at(MOS_EISLEY, "Sandcrawler")
                .site(BAY, DARK)
                .site(LOADING_BAY, LIGHT)
                .aimed(LOADING_BAY, "Sandcrawler");
    }

    @Test
    void whileTheVehicleStandsAtASiteBothPlayersGoInAndOutThere() {
        var own = sandcrawler().at(MOS_EISLEY, "Rebel Trooper").turn(LIGHT, Phase.MOVE);
        own.move("Rebel Trooper").to(LOADING_BAY);
        assertThat(own.hostOf("Rebel Trooper")).isEqualTo(LOADING_BAY);
        assertThat(own.used(LIGHT)).isEmpty();

        var other =
                sandcrawler().at(MOS_EISLEY, "Stormtrooper").force(DARK, 3).turn(DARK, Phase.MOVE);
        other.move("Stormtrooper").to(LOADING_BAY);
        assertThat(other.hostOf("Stormtrooper")).isEqualTo(LOADING_BAY);
        assertThat(other.used(DARK)).hasSize(1);

        var out =
                sandcrawler().at(LOADING_BAY, "Stormtrooper").force(DARK, 3).turn(DARK, Phase.MOVE);
        out.move("Stormtrooper").to(MOS_EISLEY);
        assertThat(out.used(DARK)).hasSize(1);
        sandcrawler()
                .at(LOADING_BAY, "Stormtrooper")
                .turn(DARK, Phase.MOVE)
                .mayNot("move Stormtrooper");
    }

    @Test
    void fromAnotherSiteThereIsNoWayIn() {
        var scene = sandcrawler().at(BAY, "Rebel Trooper").force(LIGHT, 3).turn(LIGHT, Phase.MOVE);
        scene.move("Rebel Trooper");
        scene.mayNot(LOADING_BAY);
    }

    @Test
    void aSiteInsideAVehicleIsAdjacentToWhereItStandsAndRelatedToThatPlanet() {
        var scene = sandcrawler().turn(LIGHT, Phase.CONTROL);
        var game = scene.game();
        int inside = scene.card(LOADING_BAY);
        assertThat(Layout.adjacent(game.state(), inside, scene.card(MOS_EISLEY))).isTrue();
        assertThat(Layout.adjacent(game.state(), inside, scene.card(BAY))).isFalse();
        assertThat(Layout.related(game.state(), inside, scene.card(MOS_EISLEY))).isTrue();
        assertThat(Layout.related(game.state(), inside, scene.card(BAY))).isTrue();
    }

    @Test
    @Ruling("sites-inside-ships")
    void aSiteInsideOneVehicleIsDeployedToItAndLostWithIt() {
        var scene =
                table().at(MOS_EISLEY, "Sandcrawler", "Sandcrawler", "Rebel Trooper")
                        .at(BAY, "Stormtrooper")
                        .hand(LIGHT, LOADING_BAY, LOADING_BAY, LOADING_BAY)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.deploy(LOADING_BAY).to("Sandcrawler#1");
        scene.deploy(LOADING_BAY);
        assertThat(scene.state().table().aim(scene.card(LOADING_BAY + "#1")))
                .isNotEqualTo(scene.state().table().aim(scene.card(LOADING_BAY + "#2")));
        scene.mayNot("deploy " + LOADING_BAY);
        assertThat(
                        Layout.distance(
                                scene.state(),
                                scene.card(LOADING_BAY + "#1"),
                                scene.card(LOADING_BAY + "#2")))
                .isEqualTo(-1);
    }

    @Test
    void withoutASandcrawlerTheLoadingBayIsNotDeployed() {
        table().at(MOS_EISLEY, "Rebel Trooper")
                .hand(LIGHT, LOADING_BAY)
                .turn(LIGHT, Phase.DEPLOY)
                .mayNot("deploy " + LOADING_BAY);
    }

    // ---- the Launch Bay

    private static Position launchBay() {
        return table().at("Tatooine", "Devastator")
                .site(LAUNCH_BAY, DARK)
                .aimed(LAUNCH_BAY, "Devastator")
                .site(BAY, DARK);
    }

    @Test
    void tiesDeployToTheLaunchBayForLess() {
        var scene =
                table().at("Tatooine", "Imperial-Class Star Destroyer")
                        .site(LAUNCH_BAY, DARK)
                        .aimed(LAUNCH_BAY, "Imperial-Class Star Destroyer")
                        .site(BAY, DARK)
                        .hand(DARK, "Black 2")
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);
        assertThat(scene.deployCost("Black 2", BAY)).isEqualTo(1);
        assertThat(scene.deployCost("Black 2", LAUNCH_BAY)).isZero();

        scene.deploy("Black 2").to(LAUNCH_BAY);

        assertThat(scene.hostOf("Black 2")).isEqualTo(LAUNCH_BAY);
    }

    @Test
    @Ruling("launch-bay")
    void tiesGoInAndOutOfTheLaunchBayForFreeAsOftenAsTheyLike() {
        var scene = launchBay().at("Tatooine", "TIE Fighter").turn(DARK, Phase.MOVE);

        scene.embark("TIE Fighter").choose(LAUNCH_BAY);
        assertThat(scene.hostOf("TIE Fighter")).isEqualTo(LAUNCH_BAY);
        assertThat(scene.roleOf("TIE Fighter")).isEqualTo(Role.AT);
        scene.disembark("TIE Fighter");
        assertThat(scene.hostOf("TIE Fighter")).isEqualTo("Tatooine");
        assertThat(scene.has("TIE Fighter", Flag.MOVED)).isFalse();
        assertThat(scene.used(DARK)).isEmpty();
    }

    @Test
    @Ruling("launch-bay")
    void charactersShuttleToTheLaunchBayForFree() {
        var scene = launchBay().at(BAY, "Stormtrooper").turn(DARK, Phase.MOVE);

        scene.shuttle("Stormtrooper");
        assertThat(scene.hostOf("Stormtrooper")).isEqualTo(LAUNCH_BAY);
        assertThat(scene.used(DARK)).isEmpty();

        var down = launchBay().at(LAUNCH_BAY, "Stormtrooper").turn(DARK, Phase.MOVE);
        down.shuttle("Stormtrooper");
        assertThat(down.hostOf("Stormtrooper")).isEqualTo(BAY);
        assertThat(down.used(DARK)).isEmpty();
    }

    @Test
    void theOpponentHasNoShareInTheLaunchBay() {
        launchBay()
                .at(BAY, "Rebel Trooper")
                .at("Tatooine", "X-wing")
                .force(LIGHT, 5)
                .turn(LIGHT, Phase.MOVE)
                .mayNot("shuttle Rebel Trooper")
                .mayNot("embark X-wing");
    }

    @Test
    void cardsTransferToTheLaunchBayForFree() {
        var scene =
                launchBay()
                        .at("Tatooine", "Executor")
                        .passenger("Executor", "Darth Vader")
                        .turn(DARK, Phase.MOVE);

        scene.answer("dock " + LAUNCH_BAY);

        assertThat(scene.hostOf("Darth Vader")).isEqualTo(LAUNCH_BAY);
        assertThat(scene.used(DARK)).isEmpty();
    }

    @Test
    void theLaunchBayGoesWithItsShip() {
        var scene =
                launchBay()
                        .at(LAUNCH_BAY, "Stormtrooper")
                        .at("Tatooine", "Home One", "Corellian Corvette")
                        .hit("Devastator")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.BATTLE);

        // a hit card outside a battle is lost at once
        assertThat(scene.isOnTable("Devastator")).isFalse();
        assertThat(scene.isOnTable(LAUNCH_BAY)).isFalse();
        assertThat(scene.lost(DARK)).contains("Devastator", LAUNCH_BAY, "Stormtrooper");
    }

    // ---- captured starships

    /** Captures whatever starship is with it. */
    private static final Card BEAM =
            device("Plain Beam", DARK, "0_75")
                    .destiny(3)
                    .is(Trait.TRACTOR_BEAM)
                    .says(
                            deploysOn(STARSHIP),
                            may(
                                    at(When.your(Phase.CONTROL))
                                            .target("loot", opponents(STARSHIP).with(HOST))
                                            .then(new Capture(chosen("loot"), Known.HOST))));

    private static Position beam() {
        var cards = new ArrayList<>(AllCards.all());
        cards.add(BEAM);
        return Scene.with(() -> cards)
                .at("Tatooine", "Devastator", "Millennium Falcon")
                .on("Devastator", "Plain Beam")
                .pilot("Millennium Falcon", "Han Solo");
    }

    @Test
    void aStarshipCapturedByTheShipOfALaunchBayIsHeldThere() {
        var with =
                beam().site(LAUNCH_BAY, DARK)
                        .aimed(LAUNCH_BAY, "Devastator")
                        .turn(DARK, Phase.CONTROL)
                        .use("Plain Beam");
        assertThat(with.has("Millennium Falcon", Flag.CAPTURED_SHIP)).isTrue();
        assertThat(with.hostOf("Millennium Falcon")).isEqualTo(LAUNCH_BAY);

        var without = beam().turn(DARK, Phase.CONTROL).use("Plain Beam");
        assertThat(without.hostOf("Millennium Falcon")).isEqualTo("Devastator");
    }

    @Test
    @Ruling("leaving-a-captured-starship")
    void fromACapturedShipTheyGetOutWhereTheCaptorDoesNotOccupy() {
        var scene =
                beam().site(LAUNCH_BAY, DARK)
                        .aimed(LAUNCH_BAY, "Devastator")
                        .passenger("Millennium Falcon", "Rebel Trooper")
                        .turn(DARK, Phase.CONTROL)
                        .use("Plain Beam");
        scene.passUntil(LIGHT, Phase.MOVE);
        scene.mayNot("move Millennium Falcon").disembark("Rebel Trooper");
        assertThat(scene.hostOf("Rebel Trooper")).isEqualTo(LAUNCH_BAY);

        var guarded =
                beam().site(LAUNCH_BAY, DARK)
                        .aimed(LAUNCH_BAY, "Devastator")
                        .at(LAUNCH_BAY, "Stormtrooper")
                        .turn(DARK, Phase.CONTROL)
                        .use("Plain Beam");
        guarded.passUntil(LIGHT, Phase.MOVE).mayNot("disembark Han Solo");
    }
}
